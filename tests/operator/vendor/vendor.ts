import { randomBytes } from 'node:crypto'

/** One item that reached the third party: an entry of a tag manager's data layer, or a message to the chat page. */
export type VendorMessage = { by: 'tagManager' | 'chat'; data: unknown }

/** Stands in for the third parties of an operator: a tag manager, a support chat and a captcha. */
export type Vendor = {
  receive(message: VendorMessage): void
  /** Oldest first. */
  received(): readonly VendorMessage[]
  /** Returns the answer of a solved captcha. */
  solve(): string
  /** Whether an answer is right; each answer is valid once. */
  isRight(answer: string | undefined): boolean
  clear(): void
}

export function createVendor(): Vendor {
  let messages: readonly VendorMessage[] = []
  const answers = new Set<string>()
  return {
    receive: (one) => void (messages = [...messages, one].slice(-500)),
    received: () => messages,
    solve() {
      const answer = randomBytes(16).toString('hex')
      answers.add(answer)
      return answer
    },
    isRight: (answer = '') => answers.delete(answer),
    clear() {
      messages = []
      answers.clear()
    },
  }
}
