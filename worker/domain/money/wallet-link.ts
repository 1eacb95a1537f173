import { type AddressFamily, addressFamily, chainId } from './wallet-address.ts'

/** What an invoice names: where to send how much of which coin. */
export type CoinTransfer = { address: string; network: string; amount: string; currency: string }

/** The form of an address; its checksum is checked by the wallet that opens the link. */
const ADDRESS: Record<AddressFamily, RegExp> = {
  bitcoin: /^(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  ethereum: /^0x[0-9a-fA-F]{40}$/,
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
}

/** Contracts of tokens on Ethereum: a link without one would ask the wallet for ether. */
const TOKENS: Record<string, { contract: string; digits: number }> = {
  USDT: { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', digits: 6 },
  USDC: { contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', digits: 6 },
}

const ETHEREUM = '1'
const ETHER_DIGITS = 18
const BITCOIN_DIGITS = 8
const AMOUNT = /^(\d{1,18})(?:\.(\d{1,18}))?$/

/**
 * The link that opens a wallet app with a transfer filled in: BIP 21 for bitcoin, EIP-681 for ether and the tokens
 * above, `tron:` for TRX. null if a part is not of its form, or if no link can name exactly this coin: none names a token
 * on Tron, and a wallet would send TRX instead.
 */
export function walletLink({ address, network, amount, currency }: CoinTransfer): string | null {
  const family = addressFamily(network)
  if (family === undefined || !ADDRESS[family].test(address)) return null
  const [, whole = '', fraction = ''] = AMOUNT.exec(amount) ?? []
  if (!/[1-9]/.test(whole + fraction)) return null
  if (family === 'bitcoin') {
    return currency === 'BTC' && fraction.length <= BITCOIN_DIGITS ? `bitcoin:${address}?amount=${amount}` : null
  }
  if (family === 'tron') return currency === 'TRX' ? `tron:${address}?amount=${amount}` : null
  // Other chains have ether of their own and other contracts.
  if (chainId(network) !== ETHEREUM) return null
  if (currency === 'ETH') {
    const value = inSmallestUnits(whole, fraction, ETHER_DIGITS)
    return value && `ethereum:${address}@${ETHEREUM}?value=${value}`
  }
  const token = Object.hasOwn(TOKENS, currency) ? TOKENS[currency] : undefined
  const value = token && inSmallestUnits(whole, fraction, token.digits)
  return value ? `ethereum:${token.contract}@${ETHEREUM}/transfer?address=${address}&uint256=${value}` : null
}

/** A decimal amount as an integer of the coin's smallest unit; null if it has more digits than the coin. */
function inSmallestUnits(whole: string, fraction: string, digits: number): string | null {
  if (fraction.length > digits) return null
  return String(BigInt(whole + fraction.padEnd(digits, '0')))
}
