/** Where a code or message is sent: an email address or an E.164 phone number. */
export type Recipient = { email: string } | { phone: string }

/** A code has been sent. Both in ms of server time. */
export type CodeSent = {
  /** From then on another code may be requested. */
  resendAt: number
  /** The code is invalid from then on. */
  expiresAt: number
}
