/** The tables of bonuses, payouts and the VIP club, in an order in which they can be emptied. */
export const MONEY_TABLES = [
  'card_uses',
  'cards',
  'crypto_payments',
  'payout_addresses',
  'payout_steps',
  'payouts',
  'bonuses',
  'campaigns',
  'vip',
] as const

/** Money besides games and deposits, and players' rewards. Included in `SCHEMA`. */
export const MONEY_SCHEMA = `
CREATE TABLE IF NOT EXISTS crypto_payments (
  invoice INTEGER PRIMARY KEY REFERENCES invoices (id),
  address TEXT NOT NULL,
  amount TEXT NOT NULL,
  sent_at INTEGER,
  seen INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE IF NOT EXISTS payouts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  method TEXT NOT NULL,
  recipient TEXT NOT NULL,
  amount INTEGER NOT NULL,
  commission INTEGER NOT NULL,
  currency TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'processing', 'paid', 'declined', 'cancelled')),
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  reason TEXT
) STRICT;
INSERT OR IGNORE INTO sqlite_sequence (name, seq) SELECT 'payouts', 300000
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'payouts');
CREATE INDEX IF NOT EXISTS payouts_by_player ON payouts (player, id);

CREATE TABLE IF NOT EXISTS payout_steps (
  payout INTEGER NOT NULL REFERENCES payouts (id),
  status TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS payout_steps_by_payout ON payout_steps (payout);

CREATE TABLE IF NOT EXISTS cards (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  hash TEXT NOT NULL,
  last_four TEXT NOT NULL,
  paid_at INTEGER,
  received_at INTEGER,
  UNIQUE (player, hash)
) STRICT;

CREATE TABLE IF NOT EXISTS card_uses (
  card INTEGER NOT NULL REFERENCES cards (id),
  invoice INTEGER UNIQUE REFERENCES invoices (id),
  payout INTEGER UNIQUE REFERENCES payouts (id)
) STRICT;

CREATE TABLE IF NOT EXISTS payout_addresses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  network TEXT NOT NULL,
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  UNIQUE (player, network, address)
) STRICT;

CREATE TABLE IF NOT EXISTS bonuses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  offer TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'active', 'finished', 'expired', 'cancelled')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  required INTEGER NOT NULL,
  done INTEGER NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND required),
  max_bet INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS bonuses_by_player ON bonuses (player, id);
CREATE UNIQUE INDEX IF NOT EXISTS bonuses_in_play ON bonuses (player, currency) WHERE status = 'active';

CREATE TABLE IF NOT EXISTS campaigns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  offer TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'finished', 'cancelled')),
  spins INTEGER NOT NULL,
  left_spins INTEGER NOT NULL CHECK (left_spins BETWEEN 0 AND spins),
  bet INTEGER NOT NULL,
  currency TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS campaigns_by_player ON campaigns (player, id);

CREATE TABLE IF NOT EXISTS vip (
  player INTEGER PRIMARY KEY REFERENCES players (id),
  given_points INTEGER NOT NULL DEFAULT 0,
  request_type TEXT,
  requested_at INTEGER
) STRICT;
`
