import { type Currency, isCurrency } from '../../worker/rules/currencies.ts'
import { hashPassword } from './auth/passwords.ts'
import type { Query } from './database.ts'
import { openWallet } from './ledger.ts'
import type { World } from './world.ts'

const COLUMNS = {
  id: 'int',
  email: 'text',
  password: 'text',
  name: 'text',
  currency: 'text',
  locale: 'text?',
  timezone: 'text?',
  is_avatar_hidden: 'int',
  is_statistics_hidden: 'int',
} as const

export type Player = {
  id: number
  email: string
  password: string
  name: string
  currency: Currency
  locale: string | null
  timezone: string | null
  isAvatarHidden: boolean
  isStatisticsHidden: boolean
}

export async function playerById(query: Query, id: number): Promise<Player | null> {
  return playerBy(query, 'id', id)
}

/** Emails are compared without regard to case. */
export async function playerByEmail(query: Query, email: string): Promise<Player | null> {
  return playerBy(query, 'email', email.toLowerCase())
}

async function playerBy(query: Query, column: 'id' | 'email', value: number | string): Promise<Player | null> {
  const row = await query.row(COLUMNS, `SELECT ${Object.keys(COLUMNS).join(', ')} FROM players WHERE ${column} = ?`, [
    value,
  ])
  if (!row) return null
  if (!isCurrency(row.currency)) throw new Error(`player ${row.id} has no currency`)
  return {
    id: row.id,
    email: row.email,
    password: row.password,
    name: row.name,
    currency: row.currency,
    locale: row.locale,
    timezone: row.timezone,
    isAvatarHidden: row.is_avatar_hidden === 1,
    isStatisticsHidden: row.is_statistics_hidden === 1,
  }
}

export type NewPlayer = { email: string; password: string; currency: Currency; attribution?: Record<string, string> }

/** Makes a player with an empty wallet; gives the id, or null where the email is taken. */
export async function createPlayer(world: World, player: NewPlayer): Promise<number | null> {
  const email = player.email.toLowerCase()
  const password = await hashPassword(player.password)
  return world.database.write(async (tx) => {
    const { changed, inserted } = await tx.run(
      `INSERT INTO players (email, password, name, currency, attribution, created_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (email) DO NOTHING`,
      [
        email,
        password,
        email.split('@')[0] ?? email,
        player.currency,
        JSON.stringify(player.attribution ?? {}),
        world.clock.now(),
      ],
    )
    if (changed === 0) return null
    await openWallet(tx, inserted, player.currency)
    return inserted
  })
}
