/** The tables of provider games, in an order in which they can be emptied. */
export const PROVIDER_TABLES = ['provider_rounds', 'launches'] as const

/**
 * Provider games in the operator's database. A launch's session is what its one-time token was exchanged for; `chips`
 * are what a demo plays with. A round keeps its reply, for repeated requests. Round ids start at a number that no other
 * round has, because all of a player's rounds appear in one history. Included in `SCHEMA`.
 */
export const PROVIDER_SCHEMA = `
CREATE TABLE IF NOT EXISTS launches (
  token TEXT PRIMARY KEY,
  player INTEGER REFERENCES players (id),
  family TEXT,
  game TEXT NOT NULL,
  mode TEXT NOT NULL CHECK (mode IN ('demo', 'play')),
  currency TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  session TEXT UNIQUE,
  chips INTEGER NOT NULL,
  CHECK ((mode = 'demo') OR (player IS NOT NULL AND family IS NOT NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS launches_by_player ON launches (player);

CREATE TABLE IF NOT EXISTS provider_rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  session TEXT NOT NULL REFERENCES launches (session),
  name TEXT NOT NULL,
  player INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  campaign INTEGER REFERENCES campaigns (id),
  amount INTEGER NOT NULL,
  payout INTEGER NOT NULL,
  currency TEXT NOT NULL,
  ended_at INTEGER NOT NULL,
  reply TEXT NOT NULL DEFAULT '',
  UNIQUE (session, name)
) STRICT;
INSERT OR IGNORE INTO sqlite_sequence (name, seq) SELECT 'provider_rounds', 8000000000
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'provider_rounds');
CREATE INDEX IF NOT EXISTS provider_rounds_ended ON provider_rounds (player, ended_at, id);
`
