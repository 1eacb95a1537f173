const CHARS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
/** Expected checksum values: bech32 for witness version 0 (BIP 173), bech32m for later versions (BIP 350). */
const BECH32 = 1
const BECH32M = 0x2bc830a3
const CHECK_LENGTH = 6
const LONGEST = 90

/** Checks a segwit address with this network prefix. Returns what is wrong, or null if form and checksum are right. */
export function bech32Problem(address: string, prefix: string): 'wrongForm' | 'wrongChecksum' | null {
  const lower = address.toLowerCase()
  const isOneCase = address === lower || address === address.toUpperCase()
  if (!isOneCase || address.length > LONGEST || !lower.startsWith(`${prefix}1`)) return 'wrongForm'
  const values = Array.from(lower.slice(prefix.length + 1), (char) => CHARS.indexOf(char))
  const [version = -1] = values
  if (values.includes(-1) || version > 16 || values.length <= CHECK_LENGTH) return 'wrongForm'
  const wanted = version === 0 ? BECH32 : BECH32M
  if (checksum([...expand(prefix), ...values]) !== wanted) return 'wrongChecksum'
  return isProgram(version, values.slice(1, -CHECK_LENGTH)) ? null : 'wrongForm'
}

function expand(prefix: string): number[] {
  const codes = Array.from(prefix, (char) => char.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function checksum(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of GENERATOR.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum
}

/**
 * Each letter is 5 bits. Together they must be whole bytes plus at most 4 padding bits, all zero: 20 or 32 bytes for
 * version 0, 2 to 40 for later versions.
 */
function isProgram(version: number, letters: readonly number[]): boolean {
  const bits = letters.length * 5
  const padding = bits % 8
  const bytes = (bits - padding) / 8
  if (padding > 4 || ((letters.at(-1) ?? 0) & ((1 << padding) - 1)) !== 0) return false
  return version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40
}
