import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A seed pair; `serverSeed` is 64 hex characters and is used as text, not as bytes. */
export type Seeds = { serverSeed: string; clientSeed: string }

const BYTES_A_FLOAT = 4
const BYTES_A_ROUND = 32

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** SHA-256 of the server seed's hex text, in hex: the player sees it before the first bet on the pair. */
export function hashServerSeed(serverSeed: string): string {
  return hashText(serverSeed)
}

/**
 * The first `count` draws of a bet as 32-bit integers: 4 bytes each of HMAC-SHA256 over "client:nonce:round", keyed
 * with the server seed. Draw ÷ 2^32 is the float f in the published formulas; the integer is exact.
 */
export function draws(seeds: Seeds, nonce: number, count: number): number[] {
  const keyed = keyWith(seeds.serverSeed)
  const result: number[] = []
  for (let round = 0; result.length < count; round += 1) {
    const bytes = keyed
      .clone()
      .update(utf8ToBytes(`${seeds.clientSeed}:${nonce}:${round}`))
      .digest()
    const view = new DataView(bytes.buffer, bytes.byteOffset, BYTES_A_ROUND)
    for (let at = 0; at < BYTES_A_ROUND && result.length < count; at += BYTES_A_FLOAT) {
      result.push(view.getUint32(at))
    }
  }
  return result
}

type Keyed = ReturnType<typeof hmac.create>
let last: { serverSeed: string; keyed: Keyed } | null = null

/** The HMAC of a server seed before its message. Rounds in a row have one server seed, so the last one is cached. */
function keyWith(serverSeed: string): Keyed {
  if (last?.serverSeed !== serverSeed) last = { serverSeed, keyed: hmac.create(sha256, utf8ToBytes(serverSeed)) }
  return last.keyed
}

/** floor(draw / 2^32 × choices); exact, as the product stays far below 2^53. */
export function pick(draw: number, choices: number): number {
  return Math.floor((draw * choices) / 2 ** 32)
}
