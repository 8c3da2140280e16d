-- The index. docs/index-format.md explains every table and keeps the diary.

CREATE TABLE path (
    id INTEGER PRIMARY KEY,
    path BLOB NOT NULL UNIQUE,
    name BLOB NOT NULL
);
CREATE INDEX path_name ON path (name);

-- One content, read in one way by one version of the extractor.
CREATE TABLE blob (
    id INTEGER PRIMARY KEY,
    oid BLOB NOT NULL,
    reading TEXT NOT NULL,
    fingerprint INTEGER NOT NULL,
    language TEXT,
    skip TEXT,
    lines INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    problems INTEGER NOT NULL,
    package TEXT,
    has_manifest INTEGER NOT NULL,
    first_symbol INTEGER NOT NULL,
    symbol_count INTEGER NOT NULL,
    -- 0 waits for the trigram index, 1 is in it or has no text, 2 is too large for it.
    in_content INTEGER NOT NULL,
    outline BLOB,
    detail BLOB,
    UNIQUE (oid, reading, fingerprint)
);
CREATE INDEX blob_first_symbol ON blob (first_symbol);
CREATE INDEX blob_package ON blob (package) WHERE package IS NOT NULL;
CREATE INDEX blob_manifest ON blob (id) WHERE has_manifest = 1;
CREATE INDEX blob_not_indexed ON blob (in_content) WHERE in_content <> 1;
CREATE INDEX blob_skip ON blob (skip) WHERE skip IS NOT NULL;
CREATE INDEX blob_problems ON blob (id) WHERE problems > 0;

-- Symbol names, whatever their case. A symbol's id is its blob's first_symbol + 1 + ordinal.
CREATE TABLE name (
    name TEXT NOT NULL COLLATE NOCASE,
    symbol INTEGER NOT NULL,
    PRIMARY KEY (name, symbol)
) WITHOUT ROWID;

CREATE TABLE view (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    "commit" TEXT,
    branch TEXT,
    generation INTEGER NOT NULL,
    fingerprint INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    untracked INTEGER NOT NULL,
    -- As JSON: sentences.
    warnings TEXT NOT NULL,
    stamp BLOB NOT NULL
);

-- Which blob stands where in a view, and what its references mean there.
CREATE TABLE file (
    view INTEGER NOT NULL,
    path INTEGER NOT NULL,
    blob INTEGER,
    edges INTEGER,
    state INTEGER NOT NULL,
    skip TEXT,
    PRIMARY KEY (view, path)
) WITHOUT ROWID;
CREATE INDEX file_blob ON file (blob, view);
CREATE INDEX file_skip ON file (view, skip) WHERE skip IS NOT NULL;

-- What one blob's references mean at one path, shared by all views that agree.
CREATE TABLE edges (
    id INTEGER PRIMARY KEY,
    path INTEGER NOT NULL,
    blob INTEGER NOT NULL,
    digest BLOB NOT NULL UNIQUE,
    resolved BLOB NOT NULL
);

-- What a resolution looked at and what it found, by 48-bit key (resolve::Key).
CREATE TABLE posting (
    key INTEGER NOT NULL,
    edges INTEGER NOT NULL,
    sites INTEGER NOT NULL,
    PRIMARY KEY (key, edges)
) WITHOUT ROWID;

-- What a compiler's index says of one content at one path. Imported: no build brings it back.
CREATE TABLE layer (
    id INTEGER PRIMARY KEY,
    path BLOB NOT NULL,
    oid BLOB NOT NULL,
    tool TEXT NOT NULL,
    digest INTEGER NOT NULL,
    facts BLOB NOT NULL,
    UNIQUE (path, oid)
);

-- Which layers define a symbol.
CREATE TABLE layer_definition (
    symbol INTEGER NOT NULL,
    layer INTEGER NOT NULL,
    PRIMARY KEY (symbol, layer)
) WITHOUT ROWID;
CREATE INDEX layer_definition_layer ON layer_definition (layer);

-- One row: a number for all layers together, which a view remembers in its fingerprint.
CREATE TABLE layers (digest INTEGER NOT NULL);
INSERT INTO layers (digest) VALUES (0);

CREATE VIRTUAL TABLE names USING fts5 (
    name, context, content = '', contentless_delete = 1, detail = column, tokenize = "unicode61 remove_diacritics 2"
);
CREATE VIRTUAL TABLE docs USING fts5 (
    doc, content = '', contentless_delete = 1, detail = column, tokenize = "porter unicode61 remove_diacritics 2"
);
CREATE VIRTUAL TABLE content USING fts5 (
    body, content = '', contentless_delete = 1, detail = none, tokenize = "trigram"
);

-- Bytes gathered in memory before a segment is written: with the default of one
-- megabyte a build writes hundreds of segments and spends its time merging them.
INSERT INTO names (names, rank) VALUES ('hashsize', 8388608);
INSERT INTO docs (docs, rank) VALUES ('hashsize', 8388608);
INSERT INTO content (content, rank) VALUES ('hashsize', 25165824);
