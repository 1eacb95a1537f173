import { randomInt } from 'node:crypto'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const HEX = '0123456789abcdefABCDEF'

/**
 * An address that looks valid for its network but has a random checksum, so wallets reject it. This is play money, and
 * no one should be able to send real money to it.
 */
export function playAddress(network: 'bitcoin' | 'ethereum' | 'tron'): string {
  if (network === 'ethereum') return `0x${letters(HEX, 38)}aB`
  return `${network === 'tron' ? 'T' : '1'}${letters(BASE58, 33)}`
}

function letters(of: string, count: number): string {
  return Array.from({ length: count }, () => of[randomInt(of.length)]).join('')
}
