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

const GENERAL: ProtectionRules = {
  raiseAfterHours: 24,
  depositLimit: 'asked',
  realityCheckMaxMinutes: 60,
  maySwitchOffRealityCheck: false,
  minRoundSeconds: 0,
  autoPlay: true,
  parallelPlay: true,
  panicButton: false,
  cancelPayout: false,
}

/** The defaults of regions with rules of their own, by country code. */
const BY_COUNTRY: Readonly<Record<string, Partial<ProtectionRules>>> = {
  GB: { minRoundSeconds: 5, autoPlay: false, parallelPlay: false },
  DE: {
    raiseAfterHours: 168,
    depositLimit: 'required',
    minRoundSeconds: 5,
    autoPlay: false,
    parallelPlay: false,
    panicButton: true,
  },
  SE: { raiseAfterHours: 72, depositLimit: 'required' },
  NL: { depositLimit: 'required', realityCheckMaxMinutes: 30 },
  ES: { raiseAfterHours: 72, depositLimit: 'required', realityCheckMaxMinutes: 30 },
}

/**
 * The rules where a player is, by country code (null where it is unknown); what the operator says for this player comes
 * first.
 */
export function getProtectionRules(
  country: string | null,
  replied: Partial<ProtectionRules> | null = null,
): ProtectionRules {
  return { ...GENERAL, ...(country === null ? {} : BY_COUNTRY[country.toUpperCase()]), ...replied }
}
