import { type IntentEvent, nextIntentState } from '#domain/money/intent-transitions.ts'
import type { MyDatabase } from './my-database.ts'
import type { IntentRow } from './rows.ts'

/**
 * Changes the state of stored intents as the table of transitions says, the only place that writes it. `details` are
 * written with it. An intent to which the event does not apply stays unchanged. Returns how many changed.
 */
export function moveIntents(
  { intents }: MyDatabase,
  keys: readonly string[],
  event: IntentEvent,
  details: Partial<Pick<IntentRow, 'error' | 'outcome'>> = {},
): Promise<number> {
  return intents
    .where('key')
    .anyOf(keys)
    .and(({ state }) => nextIntentState(state, event) !== null)
    .modify((intent) => {
      Object.assign(intent, details, { state: nextIntentState(intent.state, event) ?? intent.state })
    })
}
