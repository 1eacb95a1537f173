import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a signed call is good: one that was overheard is of no use later. */
const GOOD_FOR_MS = 60_000

export type Signed = { path: string; body: string; at: number }

/** What the provider signs a call of the wallet with; the key is known to it and the operator alone. */
export function sign(key: string, { path, body, at }: Signed): string {
  return createHmac('sha256', key).update(`${at}\n${path}\n${body}`).digest('hex')
}

export function isSigned(key: string, signature: string, signed: Signed, now: number): boolean {
  const expected = Buffer.from(sign(key, signed))
  const given = Buffer.from(signature)
  const isGood = given.length === expected.length && timingSafeEqual(given, expected)
  return isGood && Math.abs(now - signed.at) <= GOOD_FOR_MS
}
