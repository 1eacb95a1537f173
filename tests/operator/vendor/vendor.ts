import { randomBytes } from 'node:crypto'

/** One item that reached the third party: an entry of a tag manager's data layer, or a message to the chat page. */
export type Heard = { by: 'tagManager' | 'chat'; data: unknown }

/** Stands in for the third parties of an operator: a tag manager, a support chat and a captcha. */
export type Vendor = {
  hear(heard: Heard): void
  /** Oldest first. */
  heard(): readonly Heard[]
  /** Returns the answer of a solved captcha. */
  solve(): string
  /** Whether an answer is right; each answer is valid once. */
  isRight(answer: string | undefined): boolean
  clear(): void
}

export function createVendor(): Vendor {
  let heard: readonly Heard[] = []
  const answers = new Set<string>()
  return {
    hear: (one) => void (heard = [...heard, one].slice(-500)),
    heard: () => heard,
    solve() {
      const answer = randomBytes(16).toString('hex')
      answers.add(answer)
      return answer
    },
    isRight: (answer = '') => answers.delete(answer),
    clear() {
      heard = []
      answers.clear()
    },
  }
}
