/**
 * sent: the call is under way · unknown: the reply was lost · accepted: a bet whose round is still open · settled: the
 * outcome is known (for a bet: the round has ended) · `refused`: the operator rejected the intent or never received it.
 * What leads from one to the next is in `intent-transitions.ts`, which is not needed at start.
 */
export type IntentState = 'sent' | 'unknown' | 'accepted' | 'settled' | 'refused'

/** States in which it is not known whether the money has moved; each blocks the next intent of its kind and subject. */
export const UNSETTLED_STATES: readonly IntentState[] = ['sent', 'unknown']
