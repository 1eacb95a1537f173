import { cleanTyped } from '../player/typed-text.ts'

/** Networks whose addresses have a checksum that we can check. */
export type AddressFamily = 'bitcoin' | 'ethereum' | 'tron'

/** Operators' names of networks, in lower case without spaces or punctuation. */
const FAMILIES: Record<string, AddressFamily> = {
  bitcoin: 'bitcoin',
  btc: 'bitcoin',
  ethereum: 'ethereum',
  eth: 'ethereum',
  erc20: 'ethereum',
  bsc: 'ethereum',
  bep20: 'ethereum',
  polygon: 'ethereum',
  tron: 'tron',
  trx: 'tron',
  trc20: 'tron',
}

/** Chain ids (EIP-155) of networks that share Ethereum's addresses. */
const CHAIN_IDS: Record<string, string> = {
  ethereum: '1',
  eth: '1',
  erc20: '1',
  bsc: '56',
  bep20: '56',
  polygon: '137',
}

/** URI schemes of wallet links, with the family of their addresses. Schemes that belong to the address are left out. */
const SCHEMES: Record<string, AddressFamily | 'other'> = {
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  smartchain: 'ethereum',
  polygon: 'ethereum',
  tron: 'tron',
  litecoin: 'other',
  dogecoin: 'other',
  dash: 'other',
  zcash: 'other',
  monero: 'other',
  ripple: 'other',
  solana: 'other',
  ton: 'other',
}

/** The result of `readAddress`. */
export type WalletAddress = {
  address: string
  /** Whether it came from a wallet link ("bitcoin:…"). */
  isLink: boolean
  /** Whether that link has an amount in coins, which the app ignores. */
  hasAmount: boolean
}

/** The address family for an operator's network name; undefined for an unknown network. */
export function addressFamily(network: string | null): AddressFamily | undefined {
  return FAMILIES[networkKey(network)]
}

/** The chain id (EIP-155) of a network with Ethereum's addresses; undefined for another network. */
export function chainId(network: string): string | undefined {
  return CHAIN_IDS[networkKey(network)]
}

/**
 * Reads a typed, pasted or scanned wallet address: bare, or in a BIP 21 or EIP-681 link. A link of another network, or
 * one that asks for more than a transfer, is returned unchanged, so that the address check rejects it.
 */
export function readAddress(network: string | null, typed: string): WalletAddress {
  const text = cleanTyped(typed)
  const whole = { address: text, isLink: false, hasAmount: false }
  const [, scheme = '', body = ''] = /^([a-z]+):(?:\/\/)?(.*)$/i.exec(text) ?? []
  const family = SCHEMES[scheme.toLowerCase()]
  if (family === undefined || family !== (addressFamily(network) ?? 'other')) return whole
  const [path = '', search = ''] = body.split('?', 2)
  const query = new URLSearchParams(search.toLowerCase())
  const address =
    family === 'ethereum' ? ethereumRecipient(networkKey(network), path, search) : path.replace(/^transfer\//, '')
  if (!address) return whole
  return { address, isLink: true, hasAmount: ['amount', 'value', 'uint256'].some((name) => query.has(name)) }
}

/** The recipient in an EIP-681 link: the address in the path, or that in the query if it transfers a token. */
function ethereumRecipient(network: string, path: string, search: string): string | null {
  const [, address = '', chain, call] = /^(?:pay-)?(0x[0-9a-f]{40})(?:@(\d+))?(?:\/(\w+))?$/i.exec(path) ?? []
  if (chain !== undefined && chain !== CHAIN_IDS[network]) return null
  if (call === undefined) return address
  return call === 'transfer' ? new URLSearchParams(search).get('address') : null
}

function networkKey(network: string | null): string {
  return (network ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')
}
