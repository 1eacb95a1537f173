/** The tables of rooms, in an order in which they can be emptied. */
export const ROOMS_TABLES = ['room_entries', 'room_rounds'] as const

/**
 * Rounds of rooms, each with a server seed that is committed before the first player joins, and the stakes in them. A
 * stake's id is its idempotency key. Included in `SCHEMA`.
 */
export const ROOMS_SCHEMA = `
CREATE TABLE IF NOT EXISTS room_rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL,
  currency TEXT NOT NULL,
  server_seed TEXT NOT NULL,
  server_seed_hash TEXT NOT NULL,
  phase TEXT NOT NULL CHECK (phase IN ('waiting', 'countdown', 'drawn', 'refunded')),
  draws_at INTEGER,
  closes_at INTEGER,
  ended_at INTEGER,
  ticket INTEGER,
  winner TEXT,
  payout INTEGER,
  CHECK ((phase IN ('drawn', 'refunded')) = (ended_at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS room_rounds_open ON room_rounds (room, currency) WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS room_rounds_ended ON room_rounds (room, currency, ended_at);

CREATE TABLE IF NOT EXISTS room_entries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  round INTEGER NOT NULL REFERENCES room_rounds (id),
  player INTEGER NOT NULL REFERENCES players (id),
  shown TEXT,
  first INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  at INTEGER NOT NULL,
  ended_at INTEGER,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'cancelled')),
  payout INTEGER NOT NULL DEFAULT 0,
  CHECK ((status = 'open') = (ended_at IS NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS room_entries_by_round ON room_entries (round, seq);
CREATE INDEX IF NOT EXISTS room_entries_by_player ON room_entries (player, ended_at, seq);
`
