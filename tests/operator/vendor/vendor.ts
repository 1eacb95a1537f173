import { randomBytes } from 'node:crypto'

/** What reached the third party: an entry of a tag manager's data layer, or a message to the page of the chat. */
export type Heard = { by: 'tagManager' | 'chat'; data: unknown }

/** A third party that stands in for all that an operator may have: a tag manager, a support chat and a captcha. */
export type Vendor = {
  hear(heard: Heard): void
  /** The oldest first. */
  heard(): readonly Heard[]
  /** A captcha was solved: gives its answer. */
  solve(): string
  /** Whether an answer is right; it is good once. */
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
