import { useSyncExternalStore } from 'react'
import { accountQuestion } from '../../browser/account-question.ts'

/** The question of a link that would change the account; null for none. */
export function useAccountQuestion() {
  return useSyncExternalStore(accountQuestion.subscribe, accountQuestion.get)
}
