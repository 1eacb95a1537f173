/** The tables of player-to-player coinflips, in an order in which they can be emptied. */
export const DUELS_TABLES = ['duel_bets', 'duels'] as const

/**
 * Duels, each with a server seed that is committed when it is opened, and the one or two bets in each. Included in
 * `SCHEMA`.
 */
export const DUELS_SCHEMA = `
CREATE TABLE IF NOT EXISTS duels (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  server_seed TEXT NOT NULL,
  server_seed_hash TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'taken', 'closed')),
  closes_at INTEGER NOT NULL,
  flips_at INTEGER,
  result TEXT CHECK (result IN ('heads', 'tails')),
  CHECK ((status = 'taken') = (result IS NOT NULL AND flips_at IS NOT NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS duels_by_status ON duels (currency, status, id);

CREATE TABLE IF NOT EXISTS duel_bets (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  duel INTEGER NOT NULL REFERENCES duels (id),
  kind TEXT NOT NULL CHECK (kind IN ('create', 'join')),
  player INTEGER NOT NULL REFERENCES players (id),
  shown TEXT,
  side TEXT NOT NULL CHECK (side IN ('heads', 'tails')),
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  at INTEGER NOT NULL,
  ended_at INTEGER,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'cancelled')),
  payout INTEGER NOT NULL DEFAULT 0,
  UNIQUE (duel, kind),
  CHECK ((status = 'open') = (ended_at IS NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS duel_bets_by_player ON duel_bets (player, ended_at, seq);
`
