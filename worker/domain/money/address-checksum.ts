import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58, bech32, bech32m } from '@scure/base'
import { addressFamily, readAddress } from './wallet-address.ts'

/** A segwit address after its prefix: a version of at most 16, the program, and six characters of checksum. */
const FORM = /^[qpzry9x8gf2tvdw0s][qpzry9x8gf2tvdw0s3jn54khce6mua7l]{6,}$/
const LENGTH_MAX = 90

export type AddressProblem = 'empty' | 'wrongForm' | 'wrongChecksum'

/**
 * Checks a typed wallet address (bare, or in a wallet link) of a network. Returns what is wrong, or null if form and
 * checksum are right. For an unknown network only the characters and the length are checked, and the operator checks
 * the rest.
 */
export function addressProblem(network: string | null, typed: string): AddressProblem | null {
  const { address } = readAddress(network, typed)
  if (address === '') return 'empty'
  const family = addressFamily(network)
  if (family === 'bitcoin') return bitcoinProblem(address)
  if (family === 'ethereum') return ethereumProblem(address)
  if (family === 'tron') return base58Problem(address, [0x41])
  return /^[\x21-\x7e]{8,128}$/.test(address) ? null : 'wrongForm'
}

/** Legacy addresses (key or script hash) are base58check; `bc1` addresses are bech32 (version 0) or bech32m (later). */
function bitcoinProblem(address: string): AddressProblem | null {
  return /^bc1/i.test(address) ? bech32Problem(address, 'bc') : base58Problem(address, [0x00, 0x05])
}

/** 20 bytes in hex. In mixed case, the case of each letter is the checksum (EIP-55); in a single case there is none. */
function ethereumProblem(address: string): AddressProblem | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return 'wrongForm'
  const digits = address.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return null
  const hash = keccak_256(new TextEncoder().encode(digits.toLowerCase()))
  const isRight = [...digits].every((digit, at) => {
    const nibble = ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf
    return digit === (nibble >= 8 ? digit.toUpperCase() : digit.toLowerCase())
  })
  return isRight ? null : 'wrongChecksum'
}

const HASHED_BYTES = 21
const CHECK_BYTES = 4
/** 25 bytes take 25 to 35 characters. */
const BASE58_FORM = /^[1-9A-HJ-NP-Za-km-z]{25,35}$/

/** Base58check: a version byte, a 20-byte key or script hash, and 4 checksum bytes (double SHA-256 of the rest). */
function base58Problem(address: string, versions: readonly number[]): AddressProblem | null {
  if (!BASE58_FORM.test(address)) return 'wrongForm'
  const bytes = base58.decode(address)
  if (bytes.length !== HASHED_BYTES + CHECK_BYTES || !versions.includes(bytes[0] ?? -1)) return 'wrongForm'
  const check = sha256(sha256(bytes.subarray(0, HASHED_BYTES)))
  return bytes.subarray(HASHED_BYTES).every((byte, at) => byte === check[at]) ? null : 'wrongChecksum'
}

/** Checks a segwit address with this network prefix. Returns what is wrong, or null if form and checksum are right. */
function bech32Problem(address: string, prefix: string): 'wrongForm' | 'wrongChecksum' | null {
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
