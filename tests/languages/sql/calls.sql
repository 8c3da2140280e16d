CREATE TABLE users (id int, org int REFERENCES orgs (id));
--           ^^^^^ definition.struct users
--                  ^^ definition.field users.id
--                          ^^^ definition.field users.org
--                                             ^^^^ type orgs
CREATE TABLE orgs (id int);
--           ^^^^ definition.struct orgs
--                 ^^ definition.field orgs.id
CREATE FUNCTION rate(x int) RETURNS int RETURN x + 1;
--              ^^^^ definition.function rate
CREATE FUNCTION twice(x int) RETURNS int RETURN rate(x) * 2;
--              ^^^^^ definition.function twice
--                                              ^^^^ call rate
CREATE VIEW both AS SELECT rate(u.id), count(*), COUNT(o.id) FROM users u JOIN orgs o ON o.id = rate(u.org);
--          ^^^^ definition.struct both
--                         ^^^^ call rate
--                                     ^^^^^ call ?external
--                                               ^^^^^ call ?external
--                                                                ^^^^^ type users
--                                                                             ^^^^ type orgs
--                                                                                              ^^^^ call rate
INSERT INTO users (id) VALUES (rate(1));
--          ^^^^^ type users
--                             ^^^^ call rate
UPDATE users SET org = lower(rate(2)) WHERE id IN (SELECT id FROM orgs);
--     ^^^^^ type users
--                     ^^^^^ call ?external
--                           ^^^^ call rate
--                                                                ^^^^ type orgs
DELETE FROM users WHERE rate(id) = 1;
--          ^^^^^ type users
--                      ^^^^ call rate
SELECT unknown_thing(1) FROM missing;
--     ^^^^^^^^^^^^^ call ?
--                           ^^^^^^^ type ?
SELECT rate(id) OVER w FROM users;
--     ^^^^ call rate
--                          ^^^^^ type users
CREATE TRIGGER t AFTER UPDATE ON users FOR EACH ROW EXECUTE FUNCTION rate();
--             ^ definition.function t
--                               ^^^^^ type users
--                                                                   ^^^^ call rate
TRUNCATE TABLE users;
--             ^^^^^ type users
DROP TABLE orgs;
--         ^^^^ type orgs
