-- --- path: schema.sql ---
CREATE TABLE users (id int);
--           ^^^^^ definition.struct users
--                  ^^ definition.field users.id
CREATE FUNCTION rate(x int) RETURNS int RETURN x + 1;
--              ^^^^ definition.function rate
-- --- path: queries/report.sql ---
SELECT rate(id) FROM users;
--     ^^^^ call schema.sql::rate
--                   ^^^^^ type schema.sql::users
