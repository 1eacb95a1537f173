import { type Currency, isCurrency } from '#domain/money/currencies.ts'
import { isAmount, type Minor, minor, ZERO } from '#domain/money/money.ts'
import { isRecord } from '../games/table/settings/player-setting.ts'

/** The stakes and the net result of what was played. */
export type Sums = { wagered: Minor; net: Minor }
type SumsByCurrency = Readonly<Partial<Record<Currency, Sums>>>

/**
 * What one page (a tab, from its load to its end) has added to the play of a player. Each page writes its own record
 * only, so that no two tabs overwrite each other. `at`: its last time in play, ms since the epoch.
 */
export type PlayRecord = { playerId: string; ms: number; sums: SumsByCurrency; at: number }

/** What a player has played on this device without a longer pause. */
export type Play = { ms: number; uncheckedMs: number; sums: SumsByCurrency }

export const PLAY_PREFIX = 'games.play.'
const CHECKED_KEY = `${PLAY_PREFIX}checked`
/** After a pause of this length play begins at nothing, ms. */
const PAUSE_MS = 3_600_000

const NO_SUMS: Sums = { wagered: ZERO, net: ZERO }

/** A stored record; null for anything else. */
export function readRecord(stored: unknown): PlayRecord | null {
  if (!isRecord(stored)) return null
  const { playerId, ms, at, sums } = stored
  if (typeof playerId !== 'string' || !isTime(ms) || !isTime(at) || !isRecord(sums)) return null
  const read = Object.entries(sums).flatMap(([currency, sum]) => {
    if (!isCurrency(currency) || !isRecord(sum)) return []
    const { wagered, net } = sum
    return isMoney(wagered) && isMoney(net) ? [[currency, { wagered, net }] as const] : []
  })
  return { playerId, ms, at, sums: Object.fromEntries(read) }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isMoney(value: unknown): value is Minor {
  return typeof value === 'number' && isAmount(value)
}

/** The part of a tick, ms, that no other page has counted: its own length, but not from before `othersAt`. */
export function uncountedMs(ms: number, now: number, othersAt: number): number {
  return othersAt > now ? ms : Math.max(0, Math.min(ms, now - othersAt))
}

type Result = { amount: Minor; payout: Minor; currency: Currency }

/** Adds results that the player has seen. */
export function addResults(sums: SumsByCurrency, results: readonly Result[]): SumsByCurrency {
  const added = { ...sums }
  for (const { amount, payout, currency } of results) {
    const { wagered, net } = added[currency] ?? NO_SUMS
    added[currency] = { wagered: minor(wagered + amount), net: minor(net + payout - amount) }
  }
  return added
}

/** What all pages have added up for a player; nothing after a longer pause. */
export function sumUp(records: readonly PlayRecord[], checkedMs: number): Play {
  const sums: Partial<Record<Currency, Sums>> = {}
  for (const record of records) {
    for (const [currency, { wagered, net }] of Object.entries(record.sums)) {
      if (!isCurrency(currency)) continue
      const before = sums[currency] ?? NO_SUMS
      sums[currency] = { wagered: minor(before.wagered + wagered), net: minor(before.net + net) }
    }
  }
  const ms = records.reduce((sum, record) => sum + record.ms, 0)
  return { ms, uncheckedMs: Math.max(0, ms - checkedMs), sums }
}

/** The records of a play that is over, as nothing was played for a longer time. */
export function getEnded(records: ReadonlyMap<string, PlayRecord>, now: number): string[] {
  const isOver = [...records.values()].every(({ at }) => Math.abs(now - at) > PAUSE_MS)
  return isOver ? [...records.keys()] : []
}

/** Used instead of a storage that the browser does not give: what was played then lasts until the page is closed. */
const memory = new Map<string, string>()

/** The stored records of a player, by key. */
export function readRecords(playerId: string): Map<string, PlayRecord> {
  const found = new Map<string, PlayRecord>()
  for (const key of listKeys()) {
    const record = readRecord(read(key))
    if (record?.playerId === playerId) found.set(key, record)
  }
  return found
}

/** Until which time in play the player has answered the reality checks, ms. */
export function readCheckedMs(playerId: string): number {
  const stored = read(CHECKED_KEY)
  return isRecord(stored) && stored['playerId'] === playerId && isTime(stored['ms']) ? stored['ms'] : 0
}

export function saveCheckedMs(playerId: string, ms: number): void {
  save(CHECKED_KEY, { playerId, ms })
}

export function saveRecord(key: string, record: PlayRecord): void {
  save(key, record)
}

/** Drops records of a play that is over, with what was answered in it. */
export function dropRecords(keys: readonly string[]): void {
  for (const key of [...keys, CHECKED_KEY]) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing is stored there either.
    }
  }
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PLAY_PREFIX))
  } catch {
    return [...memory.keys()]
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return JSON.parse(memory.get(key) ?? 'null')
  }
}

function save(key: string, value: object): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}
