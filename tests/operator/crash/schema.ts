/** The crash tables, in an order in which they can be emptied. */
export const CRASH_TABLES = ['crash_bets', 'crash_rounds', 'crash_chains'] as const

/**
 * Chains, rounds and bets of crash; multipliers are in hundredths. A bet waits until its round starts; without a round
 * it is for the next one. A round that ended without a crash point was interrupted. Included in `SCHEMA`.
 */
export const CRASH_SCHEMA = `
CREATE TABLE IF NOT EXISTS crash_chains (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  seed TEXT NOT NULL,
  salt TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS crash_rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  chain INTEGER NOT NULL REFERENCES crash_chains (id),
  game INTEGER NOT NULL,
  starts_at INTEGER NOT NULL,
  ended_at INTEGER,
  point INTEGER,
  UNIQUE (chain, game)
) STRICT;
INSERT OR IGNORE INTO sqlite_sequence (name, seq) SELECT 'crash_rounds', 400000
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'crash_rounds');

CREATE TABLE IF NOT EXISTS crash_bets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL UNIQUE,
  round INTEGER REFERENCES crash_rounds (id),
  slot INTEGER NOT NULL,
  target INTEGER,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'open', 'settled', 'cancelled')),
  multiplier INTEGER,
  payout INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL,
  ended_at INTEGER,
  CHECK ((status IN ('settled', 'cancelled')) = (ended_at IS NOT NULL))
) STRICT;
INSERT OR IGNORE INTO sqlite_sequence (name, seq) SELECT 'crash_bets', 4000000000
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'crash_bets');
CREATE INDEX IF NOT EXISTS crash_bets_by_player ON crash_bets (player, id);
CREATE INDEX IF NOT EXISTS crash_bets_ended ON crash_bets (player, ended_at, id);
CREATE UNIQUE INDEX IF NOT EXISTS crash_bets_standing ON crash_bets (player, slot) WHERE status IN ('waiting', 'open');
`
