-- Who buys.
CREATE TABLE IF NOT EXISTS shop.users (
--                              ^^^^^ definition.struct users doc:Who buys.
  id SERIAL PRIMARY KEY,
--^^ definition.field users.id
  "Full Name" TEXT NOT NULL,
--^ definition.field users.Full Name
  age integer DEFAULT 3,
--^^^ definition.field users.age
  state mood,
--^^^^^ definition.field users.state
--      ^^^^ type mood
  CONSTRAINT users_pk PRIMARY KEY (id)
);
CREATE TABLE `db`.`items` (`id` int NOT NULL, KEY `k` (`id`)) ENGINE=InnoDB;
--                ^ definition.struct items
--                         ^ definition.field items.id
CREATE TABLE copies AS SELECT * FROM shop.users;
--           ^^^^^^ definition.struct copies
--                                        ^^^^^ type users
CREATE UNIQUE INDEX users_age ON shop.users USING btree (age);
--                  ^^^^^^^^^ definition.key users_age
--                                    ^^^^^ type users
CREATE OR REPLACE VIEW adults AS SELECT u.id FROM shop.users u WHERE u.age > 17;
--                     ^^^^^^ definition.struct adults
--                                                     ^^^^^ type users
CREATE MATERIALIZED VIEW counted AS SELECT 1;
--                       ^^^^^^^ definition.struct counted
/* Adds. */
CREATE OR REPLACE FUNCTION shop.add(a integer, b integer DEFAULT 2) RETURNS integer AS $$
--                              ^^^ definition.function add doc:Adds.
BEGIN
  RETURN a + b;
END;
$$ LANGUAGE plpgsql;
CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1';
--              ^^^ definition.function one
CREATE TRIGGER checked BEFORE INSERT ON shop.users FOR EACH ROW EXECUTE FUNCTION shop.add();
--             ^^^^^^^ definition.function checked
--                                           ^^^^^ type users
--                                                                                    ^^^ call add
CREATE TYPE mood AS ENUM ('sad', 'ok');
--          ^^^^ definition.enum mood
--                        ^ definition.enum-member mood.sad
--                               ^ definition.enum-member mood.ok
CREATE TYPE pair AS (a int, b text);
--          ^^^^ definition.struct pair
--                   ^ definition.field pair.a
--                          ^ definition.field pair.b
CREATE SCHEMA IF NOT EXISTS shop AUTHORIZATION keeper;
--                          ^^^^ definition.module shop
CREATE FUNCTION listed() RETURNS TABLE (name text, size int) LANGUAGE sql AS $$ SELECT 1 $$;
--              ^^^^^^ definition.function listed
CREATE SEQUENCE numbers;
--              ^^^^^^^ definition.key numbers
ALTER TABLE shop.users ADD COLUMN email TEXT;
--               ^^^^^ type users
--                                ^^^^^ definition.field users.email
CREATE PROCEDURE tidy() LANGUAGE SQL AS $$ SELECT 1 $$;
--               ^^^^ GAP definition.function tidy
CREATE TABLE [dbo].[bracketed] (id int);
--                  ^^^^^^^^^ GAP definition.struct bracketed
--                              ^^ GAP definition.field bracketed.id
CREATE TABLE after_all (id int);
--           ^^^^^^^^^ definition.struct after_all
--                      ^^ definition.field after_all.id
