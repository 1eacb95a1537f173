import type { IntentState } from './intent-state.ts'

/**
 * What can happen to an intent, with the state that follows each state. In a state that is not listed, the event
 * changes nothing. Every change of a state goes through this table (db/move-intents.ts).
 */
const TRANSITIONS = {
  /** The reply was lost or not understood, or its outcome could not be written. */
  replyLost: { sent: 'unknown', unknown: 'unknown' },
  /** The operator booked the stake, and the round goes on. */
  accepted: { sent: 'accepted', unknown: 'accepted' },
  /** The operator booked the intent, and nothing more follows. */
  settled: { sent: 'settled', unknown: 'settled' },
  /** The round of an accepted bet has ended. */
  roundEnded: { accepted: 'settled' },
  /** The operator rejected the intent, or does not know its key long after it was sent. */
  rejected: { sent: 'refused', unknown: 'refused' },
} as const satisfies Record<string, Partial<Record<IntentState, IntentState>>>

export type IntentEvent = keyof typeof TRANSITIONS

/** The state after an event; null if the event changes nothing in that state. */
export function nextIntentState(state: IntentState, event: IntentEvent): IntentState | null {
  const next: Partial<Record<IntentState, IntentState>> = TRANSITIONS[event]
  return next[state] ?? null
}

/** Whether it is not known yet if the money has moved. */
export function isUnsettled({ state }: { state: IntentState }): boolean {
  return state === 'sent' || state === 'unknown'
}

/** Whether the state never changes again. */
export function isFinalState(state: IntentState): boolean {
  return state === 'settled' || state === 'refused'
}
