/** The tables of the original games, in an order in which they can be emptied. */
export const ORIGINALS_TABLES = ['public_rounds', 'original_rounds', 'original_pairs'] as const

/**
 * Seeds and rounds of every original game; a round's bet and state are JSON specific to the game. Included in `SCHEMA`.
 */
export const ORIGINALS_SCHEMA = `
CREATE TABLE IF NOT EXISTS original_pairs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  server_seed TEXT NOT NULL,
  server_seed_hash TEXT NOT NULL,
  client_seed TEXT NOT NULL,
  nonce INTEGER NOT NULL DEFAULT 0,
  revealed_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS original_pairs_by_player ON original_pairs (player, game, revealed_at);
CREATE UNIQUE INDEX IF NOT EXISTS original_pairs_current ON original_pairs (player, game) WHERE revealed_at IS NULL;

CREATE TABLE IF NOT EXISTS original_rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  key TEXT UNIQUE,
  pair INTEGER NOT NULL REFERENCES original_pairs (id),
  nonce INTEGER NOT NULL,
  at INTEGER NOT NULL,
  ended_at INTEGER,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'settled')),
  step INTEGER NOT NULL DEFAULT 0,
  payout INTEGER NOT NULL DEFAULT 0,
  cash_out INTEGER,
  bet TEXT NOT NULL,
  state TEXT NOT NULL,
  UNIQUE (pair, nonce),
  CHECK ((status = 'settled') = (ended_at IS NOT NULL))
) STRICT;
CREATE TABLE IF NOT EXISTS public_rounds (
  round INTEGER PRIMARY KEY REFERENCES original_rounds (id),
  has_amounts INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS original_rounds_by_player ON original_rounds (player, game, id);
CREATE INDEX IF NOT EXISTS original_rounds_ended ON original_rounds (player, ended_at, id);
CREATE UNIQUE INDEX IF NOT EXISTS original_rounds_open ON original_rounds (player, game) WHERE status = 'open';
`
