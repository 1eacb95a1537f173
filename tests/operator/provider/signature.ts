import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a signed call is valid, which prevents a later replay. */
const GOOD_FOR_MS = 60_000

export type Signed = { path: string; body: string; at: number }

/** Signs a wallet call; only the provider and the operator know the key. */
export function sign(key: string, { path, body, at }: Signed): string {
  return createHmac('sha256', key).update(`${at}\n${path}\n${body}`).digest('hex')
}

export function isSigned(key: string, signature: string, signed: Signed, now: number): boolean {
  const expected = Buffer.from(sign(key, signed))
  const given = Buffer.from(signature)
  const isGood = given.length === expected.length && timingSafeEqual(given, expected)
  return isGood && Math.abs(now - signed.at) <= GOOD_FOR_MS
}
