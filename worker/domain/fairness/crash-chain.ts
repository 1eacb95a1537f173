import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { CRASH_POINT_MOST, CRASH_START } from '../games/crash.ts'

/**
 * How crash points are drawn: from a chain of hashes that is made backwards, so that each game's hash leads to the one
 * before it and to the published end, and to none that follows.
 */

/** Games of one chain; game n is n steps away from its end, which is published before the first game. */
export const CRASH_CHAIN_GAMES = 100_000

const HEX_DRAWN = 8

/** The hash of the game before: SHA-256 of the hash's hex text. */
export function previousGameHash(hash: string): string {
  return bytesToHex(sha256(utf8ToBytes(hash)))
}

const HASH_CHARS = 64
const HEX_CODES = utf8ToBytes('0123456789abcdef')

/** The hash so many games before: as `previousGameHash` that often, without a text for each step. */
export function walkChain(hash: string, steps: number): string {
  const text = utf8ToBytes(hash)
  for (let step = 0; step < steps; step += 1) {
    const digest = sha256(text)
    for (let at = 0; at < HASH_CHARS; at += 2) {
      const byte = digest[at / 2] ?? 0
      text[at] = HEX_CODES[byte >> 4] ?? 0
      text[at + 1] = HEX_CODES[byte & 15] ?? 0
    }
  }
  return new TextDecoder().decode(text)
}

/** HMAC-SHA256 of the salt, keyed with the game's hash as text: what the point is drawn from, in hex. */
export function crashDigest(hash: string, salt: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(hash), utf8ToBytes(salt)))
}

/** The draw of a digest: its first eight hex digits as an integer of 32 bits. */
export function crashDraw(digest: string): number {
  return Number.parseInt(digest.slice(0, HEX_DRAWN), 16)
}

/** max(1, 2^32 ÷ (draw + 1) × 0.99), floored to hundredths; in integers alone. */
export function pointOfDraw(draw: number): number {
  const divisor = draw + 1
  // Of the draw 0 all is left but the house's one percent.
  return Math.max(CRASH_START, (CRASH_POINT_MOST - (CRASH_POINT_MOST % divisor)) / divisor)
}

/** Where the game of a hash crashes, in hundredths. */
export function crashPoint(hash: string, salt: string): number {
  return pointOfDraw(crashDraw(crashDigest(hash, salt)))
}
