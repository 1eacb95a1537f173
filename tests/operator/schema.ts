import { ACCOUNT_SCHEMA, ACCOUNT_TABLES } from './account-schema.ts'
import { BETTING_SCHEMA, BETTING_TABLES } from './betting/schema.ts'
import { DUELS_SCHEMA, DUELS_TABLES } from './duels/schema.ts'
import { CRASH_SCHEMA, CRASH_TABLES } from './crash/schema.ts'
import { LOBBY_SCHEMA, LOBBY_TABLES } from './lobby-schema.ts'
import { MONEY_SCHEMA, MONEY_TABLES } from './money-schema.ts'
import { ORIGINALS_SCHEMA, ORIGINALS_TABLES } from './originals-schema.ts'
import { PROVIDER_SCHEMA, PROVIDER_TABLES } from './provider/schema.ts'
import { PROTECTION_SCHEMA, PROTECTION_TABLES } from './protection/schema.ts'
import { PUSH_SCHEMA, PUSH_TABLES } from './push/schema.ts'
import { ROOMS_SCHEMA, ROOMS_TABLES } from './rooms/schema.ts'
import { TOURNAMENT_SCHEMA, TOURNAMENT_TABLES } from './tournaments/schema.ts'

/** Increase it with every change of the tables: a database with another version is not opened. */
export const SCHEMA_VERSION = 12

/** The tables with players' data, in an order in which they can be emptied. */
export const PLAYER_TABLES = [
  ...TOURNAMENT_TABLES,
  ...PROVIDER_TABLES,
  ...ACCOUNT_TABLES,
  ...MONEY_TABLES,
  ...ORIGINALS_TABLES,
  ...ROOMS_TABLES,
  ...DUELS_TABLES,
  ...CRASH_TABLES,
  ...LOBBY_TABLES,
  ...BETTING_TABLES,
  ...PROTECTION_TABLES,
  ...PUSH_TABLES,
  'invoices',
  'intents',
  'entries',
  'movements',
  'accounts',
  'tokens',
  'players',
] as const

/** Times are ms since the epoch by the operator's own clock; amounts are integer minor units. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS players (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT UNIQUE,
  phone TEXT UNIQUE,
  password TEXT,
  name TEXT NOT NULL,
  register_method TEXT NOT NULL,
  is_email_verified INTEGER NOT NULL DEFAULT 0,
  is_phone_verified INTEGER NOT NULL DEFAULT 0,
  is_verification_needed INTEGER NOT NULL DEFAULT 0,
  verification_status TEXT,
  currency TEXT NOT NULL,
  locale TEXT,
  timezone TEXT,
  is_avatar_hidden INTEGER NOT NULL DEFAULT 0,
  is_statistics_hidden INTEGER NOT NULL DEFAULT 0,
  attribution TEXT NOT NULL DEFAULT '{}',
  created_at INTEGER NOT NULL
) STRICT;
INSERT OR IGNORE INTO sqlite_sequence (name, seq) SELECT 'players', 100000
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'players');

CREATE TABLE IF NOT EXISTS tokens (
  hash TEXT PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id),
  family TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('live', 'rotated', 'revoked')),
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS tokens_by_family ON tokens (family);

CREATE TABLE IF NOT EXISTS accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('wallet', 'bonus', 'pending', 'house', 'deposits', 'payouts', 'fees', 'promotions', 'credits', 'escrow')),
  player INTEGER REFERENCES players (id),
  currency TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 0,
  CHECK (player IS NULL OR balance >= 0)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS accounts_by_owner ON accounts (kind, currency, coalesce(player, 0));
CREATE INDEX IF NOT EXISTS accounts_by_player ON accounts (player) WHERE player IS NOT NULL;

CREATE TABLE IF NOT EXISTS movements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (kind, reference)
) STRICT;

CREATE TABLE IF NOT EXISTS entries (
  movement INTEGER NOT NULL REFERENCES movements (id),
  account INTEGER NOT NULL REFERENCES accounts (id),
  amount INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS entries_by_account ON entries (account, amount);

CREATE TABLE IF NOT EXISTS intents (
  key TEXT PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id),
  call TEXT NOT NULL,
  body TEXT,
  reference TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS invoices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  secret TEXT NOT NULL UNIQUE,
  player INTEGER NOT NULL REFERENCES players (id),
  method TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  shop_amount INTEGER NOT NULL,
  commission INTEGER NOT NULL,
  sum_was_changed INTEGER NOT NULL DEFAULT 0,
  bonus TEXT,
  status INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
INSERT OR IGNORE INTO sqlite_sequence (name, seq) SELECT 'invoices', 700000
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'invoices');
CREATE INDEX IF NOT EXISTS invoices_by_player ON invoices (player, status);

${ACCOUNT_SCHEMA}${MONEY_SCHEMA}${ORIGINALS_SCHEMA}${CRASH_SCHEMA}${ROOMS_SCHEMA}${DUELS_SCHEMA}${LOBBY_SCHEMA}${PROVIDER_SCHEMA}${TOURNAMENT_SCHEMA}${BETTING_SCHEMA}${PROTECTION_SCHEMA}${PUSH_SCHEMA}`
