import { isAutoPlayAllowed } from '../games/auto-play.ts'
import { protectionCountry } from '../settings/configuration.ts'
import { getLongestInterval } from './reality-check.ts'

/** What the region of a player demands; the operator's reply overrides the defaults field by field. */
export type ProtectionRules = {
  /** How long a higher limit waits for its confirmation. */
  raiseAfterHours: number
  /** Whether a deposit limit is set before the first deposit, asked for then, or only offered. */
  depositLimit: 'required' | 'asked' | 'offered'
  /** The longest interval of reality checks. */
  realityCheckMaxMinutes: number
  maySwitchOffRealityCheck: boolean
  /** The least time from the start of a round to the next one, 0 for none. */
  minRoundSeconds: number
  autoPlay: boolean
  /** Whether games may be played in several tabs at once. */
  parallelPlay: boolean
  /** A button in the header that starts a break of 24 hours. */
  panicButton: boolean
  /** Whether a player may cancel a withdrawal. */
  cancelPayout: boolean
}

/** The rules that no setting has. */
type Table = Omit<ProtectionRules, 'realityCheckMaxMinutes' | 'autoPlay'>

const GENERAL: Table = {
  raiseAfterHours: 24,
  depositLimit: 'asked',
  maySwitchOffRealityCheck: false,
  minRoundSeconds: 0,
  parallelPlay: true,
  panicButton: false,
  cancelPayout: false,
}

/** The defaults of regions with rules of their own, by country code. */
const BY_COUNTRY: Readonly<Record<string, Partial<Table>>> = {
  GB: { minRoundSeconds: 5, parallelPlay: false },
  DE: {
    raiseAfterHours: 168,
    depositLimit: 'required',
    minRoundSeconds: 5,
    parallelPlay: false,
    panicButton: true,
  },
  SE: { raiseAfterHours: 72, depositLimit: 'required' },
  NL: { depositLimit: 'required' },
  ES: { raiseAfterHours: 72, depositLimit: 'required' },
}

/**
 * The rules where a player is, by country code (null where it is unknown), or of the country whose rules hold for every
 * player: the table above, the settings of auto-play and of reality checks, and before both what the operator says for
 * this player.
 */
export function getProtectionRules(
  country: string | null,
  replied: Partial<ProtectionRules> | null = null,
  everywhere = protectionCountry,
): ProtectionRules {
  const code = everywhere || (country?.toUpperCase() ?? null)
  return {
    ...GENERAL,
    realityCheckMaxMinutes: getLongestInterval(code),
    autoPlay: isAutoPlayAllowed(code),
    ...(code === null ? {} : BY_COUNTRY[code]),
    ...replied,
  }
}
