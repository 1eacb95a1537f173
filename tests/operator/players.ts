import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import type { Recipient } from '#domain/player/recipient.ts'
import { hashPassword } from './auth/passwords.ts'
import type { Query } from './database.ts'
import { openWallet } from './ledger.ts'
import type { World } from './world.ts'

const COLUMNS = {
  id: 'int',
  email: 'text?',
  phone: 'text?',
  password: 'text?',
  name: 'text',
  currency: 'text',
  locale: 'text?',
  timezone: 'text?',
  register_method: 'text',
  is_email_verified: 'int',
  is_phone_verified: 'int',
  is_avatar_hidden: 'int',
  is_statistics_hidden: 'int',
  is_verification_needed: 'int',
  verification_status: 'text?',
} as const

export type Player = {
  id: number
  email: string | null
  /** In E.164 format. */
  phone: string | null
  /** A hash; null for a player without a password. */
  password: string | null
  name: string
  currency: Currency
  locale: string | null
  timezone: string | null
  registerMethod: string
  isEmailVerified: boolean
  isPhoneVerified: boolean
  isAvatarHidden: boolean
  isStatisticsHidden: boolean
  isVerificationNeeded: boolean
  verificationStatus: string | null
}

export async function playerById(query: Query, id: number): Promise<Player | null> {
  return playerBy(query, 'id', id)
}

/** Emails are compared case-insensitively. */
export async function playerByEmail(query: Query, email: string): Promise<Player | null> {
  return playerBy(query, 'email', email.toLowerCase())
}

export async function playerByPhone(query: Query, phone: string): Promise<Player | null> {
  return playerBy(query, 'phone', phone)
}

/** The player with this email or phone. */
export async function playerAt(query: Query, to: Recipient): Promise<Player | null> {
  return 'email' in to ? playerByEmail(query, to.email) : playerByPhone(query, to.phone)
}

async function playerBy(
  query: Query,
  column: 'id' | 'email' | 'phone',
  value: number | string,
): Promise<Player | null> {
  const row = await query.row(COLUMNS, `SELECT ${Object.keys(COLUMNS).join(', ')} FROM players WHERE ${column} = ?`, [
    value,
  ])
  if (!row) return null
  if (!isCurrency(row.currency)) throw new Error(`player ${row.id} has no currency`)
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    password: row.password,
    name: row.name,
    currency: row.currency,
    locale: row.locale,
    timezone: row.timezone,
    registerMethod: row.register_method,
    isEmailVerified: row.is_email_verified === 1,
    isPhoneVerified: row.is_phone_verified === 1,
    isAvatarHidden: row.is_avatar_hidden === 1,
    isStatisticsHidden: row.is_statistics_hidden === 1,
    isVerificationNeeded: row.is_verification_needed === 1,
    verificationStatus: row.verification_status,
  }
}

export type NewPlayer = {
  email?: string | undefined
  phone?: string | undefined
  password?: string | undefined
  name?: string | undefined
  /** The registration method; by default the contact given. */
  method?: string | undefined
  currency: Currency
  attribution?: Record<string, string>
}

/** Creates a player with an empty wallet; returns the id, or null when the email or phone is taken. */
export async function createPlayer(world: World, player: NewPlayer): Promise<number | null> {
  const password = player.password === undefined ? null : await hashPassword(player.password)
  return world.database.write((tx) => insertPlayer(tx, world, player, password))
}

/** Like `createPlayer`, within a transaction and with a hashed password. */
export async function insertPlayer(
  tx: Query,
  world: World,
  player: NewPlayer,
  hashed: string | null,
): Promise<number | null> {
  const email = player.email?.toLowerCase() ?? null
  const { changed, inserted } = await tx.run(
    `INSERT INTO players (email, phone, password, name, register_method, currency, attribution, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      email,
      player.phone ?? null,
      hashed,
      player.name ?? getName(email, player.phone),
      player.method ?? (email === null ? 'phone' : 'email'),
      player.currency,
      JSON.stringify(player.attribution ?? {}),
      world.clock.now(),
    ],
  )
  if (changed === 0) return null
  await openWallet(tx, inserted, player.currency)
  return inserted
}

/** A public name; it must never be a whole number. */
function getName(email: string | null, phone: string | undefined): string {
  return email?.split('@')[0] ?? `player-${phone?.slice(-4) ?? ''}`
}
