import { randomInt } from 'node:crypto'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const HEX = '0123456789abcdefABCDEF'

/**
 * An address that looks like one of its network and that no wallet accepts: its checksum is left to chance. This is
 * play money, and nobody shall be able to send real money after it.
 */
export function playAddress(network: 'bitcoin' | 'ethereum' | 'tron'): string {
  if (network === 'ethereum') return `0x${letters(HEX, 38)}aB`
  return `${network === 'tron' ? 'T' : '1'}${letters(BASE58, 33)}`
}

function letters(of: string, count: number): string {
  return Array.from({ length: count }, () => of[randomInt(of.length)]).join('')
}
