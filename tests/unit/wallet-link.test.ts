import { expect, test } from 'vitest'
import { addressProblem } from '#domain/money/address-checksum.ts'
import { walletLink } from '#domain/money/wallet-link.ts'

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const BITCOIN = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
const SEGWIT = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7'
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test.each([
  ['Bitcoin', BITCOIN, '0.00125', 'BTC', `bitcoin:${BITCOIN}?amount=0.00125`],
  ['Bitcoin', SEGWIT, '1', 'BTC', `bitcoin:${SEGWIT}?amount=1`],
  ['Tron', TRON, '12.5', 'TRX', `tron:${TRON}?amount=12.5`],
  ['ERC-20', ETHEREUM, '0.05', 'ETH', `ethereum:${ETHEREUM}@1?value=50000000000000000`],
  ['ERC-20', ETHEREUM, '62.5', 'USDT', `ethereum:${USDT}@1/transfer?address=${ETHEREUM}&uint256=62500000`],
  ['ERC-20', ETHEREUM, '0.000001', 'USDC', `ethereum:${USDC}@1/transfer?address=${ETHEREUM}&uint256=1`],
])('a wallet link names address, coin and amount: %s, %s, %s %s', (network, address, amount, currency, link) => {
  expect(walletLink({ network, address, amount, currency })).toBe(link)
})

test.each([
  ['an unknown network', 'Solana', TRON, '1', 'SOL'],
  ['an address of another network', 'Bitcoin', TRON, '1', 'BTC'],
  ['an address with more behind it', 'Bitcoin', `${BITCOIN}?amount=9`, '1', 'BTC'],
  ['another coin than the network’s', 'Bitcoin', BITCOIN, '1', 'USDT'],
  ['more digits than the coin has', 'Bitcoin', BITCOIN, '0.000000001', 'BTC'],
  ['more digits than the token has', 'ERC-20', ETHEREUM, '0.0000001', 'USDT'],
  ['an amount of zero', 'Bitcoin', BITCOIN, '0.00', 'BTC'],
  ['an amount that is no number', 'Bitcoin', BITCOIN, '1&label=x', 'BTC'],
  ['a token without a known contract', 'ERC-20', ETHEREUM, '1', 'DAI'],
  ['a token on Tron', 'TRC-20', TRON, '62.5', 'USDT'],
  ['another token on Tron', 'TRC-20', TRON, '62.5', 'USDC'],
  ['a word that every object has', 'ERC-20', ETHEREUM, '1', 'constructor'],
  ['a chain whose tokens have other contracts', 'BEP-20', ETHEREUM, '1', 'USDT'],
])('no wallet link for %s', (_what, network, address, amount, currency) => {
  expect(walletLink({ network, address, amount, currency })).toBeNull()
})

test.each([USDT, USDC])('the contract %s has a right checksum', (contract) => {
  expect(addressProblem('ERC-20', contract)).toBeNull()
})
