/** Where a code or a letter goes: an address or a number in E.164. */
export type Recipient = { email: string } | { phone: string }

/** A code is on its way. Both ms of the server's clock. */
export type CodeSent = {
  /** When another one may be asked for. */
  resendAt: number
  /** When it is good no longer. */
  expiresAt: number
}
