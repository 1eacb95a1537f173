export const BETTING_TABLES = ['sport_bets'] as const

/**
 * Sports bets. `legs` is JSON in the wire format; `remaining` is the stake that was not cashed out. Ids start at a
 * number above every round's, because both appear in one history. Included in `SCHEMA`.
 */
export const BETTING_SCHEMA = `
CREATE TABLE IF NOT EXISTS sport_bets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  key TEXT UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('single', 'accumulator')),
  at INTEGER NOT NULL,
  ended_at INTEGER,
  amount INTEGER NOT NULL,
  remaining INTEGER NOT NULL CHECK (remaining >= 0),
  currency TEXT NOT NULL,
  payout INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost', 'void', 'cashed_out')),
  legs TEXT NOT NULL,
  CHECK ((status = 'open') = (ended_at IS NULL))
) STRICT;
INSERT OR IGNORE INTO sqlite_sequence (name, seq) SELECT 'sport_bets', 4000000000
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'sport_bets');
CREATE INDEX IF NOT EXISTS sport_bets_ended ON sport_bets (player, ended_at, id);
CREATE INDEX IF NOT EXISTS sport_bets_open ON sport_bets (id) WHERE status = 'open';
`
