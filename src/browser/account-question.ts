import { createStore } from './create-store.ts'

/** The accounts between which the player chooses: the present one (null for a guest), and the one of a link. */
export type Accounts = { current: string | null; next: string }
type AccountQuestion = Accounts & { answer: (isYes: boolean) => void }

/** The question on screen; null for none. */
export const accountQuestion = createStore<AccountQuestion | null>(null)

/** Asks whether a link may log in, in place of the current account; a later question declines this one. */
export function askForAccount(accounts: Accounts): Promise<boolean> {
  accountQuestion.get()?.answer(false)
  return new Promise((resolve) => {
    const answer = (isYes: boolean): void => {
      accountQuestion.set(null)
      resolve(isYes)
    }
    accountQuestion.set({ ...accounts, answer })
  })
}
