import { FILTER } from './common-passwords-filter.ts'

/**
 * A Bloom filter of common passwords: it knows each of them, and takes another text for one of them in fewer than 1 of
 * 1,000 cases.
 */
export const FILTER_BYTES = 6_000
const HASHES = 11
let bytes: Uint8Array | undefined

/** Whether a password, in lower case, is one of the 3,000 most common with eight characters or more. */
export function isCommonPassword(password: string): boolean {
  bytes ??= Uint8Array.from(atob(FILTER), (letter) => letter.charCodeAt(0))
  const filter = bytes
  return getFilterBits(password).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

/** The positions of a password's bits in the filter. */
export function getFilterBits(password: string): number[] {
  return Array.from({ length: HASHES }, (_, seed) => hash(password, seed) % (FILTER_BYTES * 8))
}

/** MurmurHash3 of one UTF-16 unit at a time, 32 bits. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at += 1) {
    const scrambled = Math.imul(text.charCodeAt(at), 0xcc9e2d51)
    value ^= Math.imul(rotate(scrambled, 15), 0x1b873593)
    value = Math.imul(rotate(value, 13), 5) + 0xe6546b64
  }
  value ^= text.length
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by))
}
