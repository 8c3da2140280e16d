CREATE TABLE recent (id int);
--           ^^^^^^ definition.struct recent
--                   ^^ definition.field recent.id
CREATE TABLE logs (id int);
--           ^^^^ definition.struct logs
--                 ^^ definition.field logs.id
WITH recent AS (SELECT * FROM logs) SELECT * FROM recent;
--                            ^^^^ type logs
--                                                ^^^^^^ type ?
SELECT * FROM recent;
--            ^^^^^^ type recent
