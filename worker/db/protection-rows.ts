import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Limit, LimitKind, LimitPeriod, SessionLimit } from '#domain/protection/limits.ts'
import type { Play } from '#domain/protection/play.ts'
import type { ProtectionRules } from '#domain/protection/rules.ts'

/** The protection of a player as the operator last replied. Amounts are in `currency`. */
export type ProtectionRow = {
  playerId: string
  currency: Currency
  limits: Limit[]
  sessionLimit: SessionLimit
  /** The interval of reality checks that the player chose; null for none, undefined for the region's. */
  realityCheckMinutes: number | null | undefined
  breakUntil: number | null
  /** `until` null: without an end. `registerUrl` has passed the redirect rule. */
  exclusion: { until: number | null; registerUrl: string | null } | null
  /** This log-in: when it began, and what was staked and won since. */
  session: { startedAt: number; staked: Minor; won: Minor } | null
  reviewDueAt: number | null
  /** Only what the operator has said; the region's defaults fill the rest. */
  rules: Partial<ProtectionRules>
  /** Server time when it was requested, ms. */
  fetchedAt: number
  /** Keys of the intents that the figures may be without: their outcome was unknown then. */
  unsettled?: string[]
}

/** A lower limit that holds on this device until the operator has it. */
export type LocalLimit = { kind: LimitKind; period: LimitPeriod; amount: Minor; currency: Currency }

/** Lower limits of a session until the operator has them; null for what is not lower. */
export type LocalSessionLimit = SessionLimit & { currency: Currency }

/**
 * What lowers a player's risk and was set on this device: it holds at the press, also without a network. A break and an
 * exclusion, of the operator's too, survive a logout: they cannot be left by one, and no one in this browser is shown
 * offers until they end.
 */
export type LocalProtectionRow = {
  playerId: string
  breakUntil: number | null
  /** The operator has not confirmed the break yet. */
  isBreakUnsent: boolean
  /** As the operator last said; missing in rows of older builds. */
  exclusion?: ProtectionRow['exclusion']
  /** Each until the operator has confirmed it. */
  limits: LocalLimit[]
  /** When the last round began, where rounds keep a least distance. */
  roundStartedAt?: number
  /** Like `limits`; missing in rows of older builds. */
  sessionLimit?: LocalSessionLimit | null
  /** A shorter interval of reality checks, like `limits`; missing in rows of older builds. */
  realityCheckMinutes?: number | null
}

/** What a player has played on this device; survives a logout, so that a check that is due cannot be left by one. */
export type PlayRow = Play & { playerId: string }
