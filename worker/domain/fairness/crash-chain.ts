import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { CRASH_POINT_MOST, CRASH_START } from '../games/crash.ts'

/**
 * Crash points are drawn from a chain of hashes that is used backwards: from a game's hash, anyone can compute the hash
 * of the game before and the published end of the chain, but no later hash.
 */

/** Games of one chain; game n is n steps from the chain's end, which is published before the first game. */
export const CRASH_CHAIN_GAMES = 100_000

const HEX_DRAWN = 8

/** The hash of the previous game: SHA-256 of this hash's hex text. */
export function previousGameHash(hash: string): string {
  return bytesToHex(sha256(utf8ToBytes(hash)))
}

const HASH_CHARS = 64
const HEX_CODES = utf8ToBytes('0123456789abcdef')

/** Applies `previousGameHash` `steps` times, without creating a string for each step. */
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

/** HMAC-SHA256 of the salt, keyed with the game's hash as text. Returns hex, from which the crash point is drawn. */
export function crashDigest(hash: string, salt: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(hash), utf8ToBytes(salt)))
}

/** The draw: the first eight hex digits of the digest as a 32-bit integer. */
export function crashDraw(digest: string): number {
  return Number.parseInt(digest.slice(0, HEX_DRAWN), 16)
}

/** The crash point in hundredths: max(1, 2^32 ÷ (draw + 1) × 0.99), rounded down; integer arithmetic only. */
export function pointOfDraw(draw: number): number {
  const divisor = draw + 1
  // Draw 0 gives the highest point: 2^32 less the house's 1 %.
  return Math.max(CRASH_START, (CRASH_POINT_MOST - (CRASH_POINT_MOST % divisor)) / divisor)
}

/** The crash point of the game with this hash, in hundredths. */
export function crashPoint(hash: string, salt: string): number {
  return pointOfDraw(crashDraw(crashDigest(hash, salt)))
}
