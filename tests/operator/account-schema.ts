/** The account tables, in an order in which they can be emptied. */
export const ACCOUNT_TABLES = [
  'letters',
  'codes',
  'resets',
  'social_states',
  'identities',
  'backup_codes',
  'second_factors',
  'sessions',
  'simple_tokens',
  'past',
  'reports',
  'document_parts',
  'documents',
] as const

/** Account data besides the player row: sent messages, one-time codes and tokens, history. Included in `SCHEMA`. */
export const ACCOUNT_SCHEMA = `
CREATE TABLE IF NOT EXISTS letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  kind TEXT NOT NULL,
  code TEXT,
  link TEXT,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS letters_by_recipient ON letters (recipient, id);

CREATE TABLE IF NOT EXISTS codes (
  purpose TEXT NOT NULL,
  recipient TEXT NOT NULL,
  code TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (purpose, recipient)
) STRICT;

CREATE TABLE IF NOT EXISTS resets (
  hash TEXT PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id),
  recipient TEXT NOT NULL,
  code TEXT,
  is_confirmed INTEGER NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS resets_by_player ON resets (player);

CREATE TABLE IF NOT EXISTS social_states (
  state TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  origin TEXT NOT NULL,
  player INTEGER REFERENCES players (id),
  currency TEXT NOT NULL,
  attribution TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS identities (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  player INTEGER NOT NULL REFERENCES players (id),
  PRIMARY KEY (provider, subject)
) STRICT;

CREATE TABLE IF NOT EXISTS sessions (
  family TEXT PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id),
  device TEXT NOT NULL,
  country TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS second_factors (
  player INTEGER PRIMARY KEY REFERENCES players (id),
  secret TEXT NOT NULL,
  is_on INTEGER NOT NULL,
  last_step INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS backup_codes (
  player INTEGER NOT NULL REFERENCES players (id),
  hash TEXT NOT NULL,
  PRIMARY KEY (player, hash)
) STRICT;

CREATE TABLE IF NOT EXISTS simple_tokens (
  hash TEXT PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id)
) STRICT;

CREATE TABLE IF NOT EXISTS past (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  data TEXT NOT NULL
) STRICT;
INSERT OR IGNORE INTO sqlite_sequence (name, seq) SELECT 'past', 10000000
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'past');
CREATE INDEX IF NOT EXISTS past_by_player ON past (player, kind, at, id);

CREATE TABLE IF NOT EXISTS reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  key TEXT,
  player INTEGER REFERENCES players (id),
  at INTEGER NOT NULL,
  data TEXT NOT NULL,
  UNIQUE (kind, key)
) STRICT;
CREATE INDEX IF NOT EXISTS reports_by_player ON reports (kind, player);

CREATE TABLE IF NOT EXISTS documents (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  status TEXT,
  reason TEXT,
  UNIQUE (player, key)
) STRICT;

CREATE TABLE IF NOT EXISTS document_parts (
  document INTEGER NOT NULL REFERENCES documents (id),
  start INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (document, start)
) STRICT;
`
