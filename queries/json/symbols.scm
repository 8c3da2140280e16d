; The first two levels of keys: below them a file is data. They can only be told
; from deeper ones by going down from the document.
(document (object (pair key: (string) @name) @definition.key))
(document (object (pair value: (object (pair key: (string) @name) @definition.key))))
