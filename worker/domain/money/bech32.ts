import { bech32, bech32m } from '@scure/base'

/** A segwit address after its prefix: a version of at most 16, the program, and six characters of checksum. */
const FORM = /^[qpzry9x8gf2tvdw0s][qpzry9x8gf2tvdw0s3jn54khce6mua7l]{6,}$/
const LENGTH_MAX = 90

/** Checks a segwit address with this network prefix. Returns what is wrong, or null if form and checksum are right. */
export function bech32Problem(address: string, prefix: string): 'wrongForm' | 'wrongChecksum' | null {
  const lower = address.toLowerCase()
  const isOneCase = address === lower || address === address.toUpperCase()
  const start = `${prefix}1`
  if (!isOneCase || address.length > LENGTH_MAX || !lower.startsWith(start)) return 'wrongForm'
  if (!FORM.test(lower.slice(start.length))) return 'wrongForm'
  // Version 0 has the checksum of BIP 173, later versions that of BIP 350.
  const { decodeUnsafe, fromWordsUnsafe } = lower[start.length] === 'q' ? bech32 : bech32m
  const decoded = decodeUnsafe(lower)
  if (!decoded) return 'wrongChecksum'
  const [version = -1, ...words] = decoded.words
  const program = fromWordsUnsafe(words)
  return program && isProgramLength(version, program.length) ? null : 'wrongForm'
}

/** 20 or 32 bytes for version 0, 2 to 40 for later versions. */
function isProgramLength(version: number, bytes: number): boolean {
  return version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40
}
