import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressProblem } from '#domain/money/address-checksum.ts'
import { readAddress } from '#domain/money/wallet-address.ts'

/** Published test vectors: BIP 173 and 350, EIP-55, well-known addresses. */
const GOOD = {
  Bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  'ERC-20': [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  ],
  'TRC-20': ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
}
const good = Object.entries(GOOD).flatMap(([network, list]) => list.map((address) => [network, address] as const))

describe('the address of a coin', () => {
  it.each(good)('%s: %s is a valid address', (network, address) => {
    expect(addressProblem(network, ` ${address} `)).toBeNull()
  })

  it.each([
    ['bitcoin', '', 'empty'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'wrongChecksum'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a', 'wrongForm'],
    ['bitcoin', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'wrongForm'],
    ['btc', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'wrongForm'],
    ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'wrongChecksum'],
    // BIP 350: bech32 instead of bech32m, and the other way round.
    ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'wrongChecksum'],
    ['btc', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KEMEAWH', 'wrongChecksum'],
    ['btc', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'wrongForm'],
    ['btc', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'wrongForm'],
    // A version above 16 is no address, whatever its checksum.
    ['btc', 'bc13w508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'wrongForm'],
    ['btc', 'bc1pw5dgrnzv', 'wrongForm'],
    ['btc', 'bc1', 'wrongForm'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'wrongChecksum'],
    ['ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'wrongForm'],
    ['BEP20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA', 'wrongForm'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'wrongChecksum'],
    ['tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'wrongForm'],
    ['tron', '1'.repeat(10_000), 'wrongForm'],
    ['ton', 'two words', 'wrongForm'],
    [null, 'short', 'wrongForm'],
  ])('%s: %j is rejected as %s', (network, address, problem) => {
    expect(addressProblem(network, address)).toBe(problem)
  })

  it('an address of an unknown network is left to the operator to check', () => {
    expect(addressProblem('ton', 'UQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG')).toBeNull()
  })

  it('an address is read without invisible characters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...good),
        fc.constantFrom('\u200b', '\u2060', '\u00ad'),
        fc.nat(40),
        (each, mark, at) => {
          const [network, address] = each
          const marked = `\u202a${address.slice(0, at)}${mark}${address.slice(at)}\u202c\n`
          expect([addressProblem(network, marked), readAddress(network, marked).address]).toEqual([null, address])
        },
      ),
    )
  })

  it('an address with one wrong letter is rejected', () => {
    const alphabet = fc.constantFrom(...'23456789abcdefghjkmnpqrstuvwxyzABCDEF')
    fc.assert(
      fc.property(fc.constantFrom(...good), fc.nat({ max: 90 }), alphabet, ([network, address], place, letter) => {
        const at = 4 + (place % (address.length - 4))
        const changed = address.slice(0, at) + letter + address.slice(at + 1)
        // Without a checksum, like Ethereum's in one case, an error cannot be detected; a change of case alone may be
        // valid.
        if (network === 'ERC-20' || changed.toLowerCase() === address.toLowerCase()) return
        expect(addressProblem(network, changed)).not.toBeNull()
      }),
    )
  })

  it('addressProblem never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(GOOD), 'ton'), fc.string(), (network, text) => {
        expect([null, 'empty', 'wrongForm', 'wrongChecksum']).toContain(addressProblem(network, text))
      }),
    )
  })
})

describe('the link of a wallet', () => {
  const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const TOKEN = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

  it.each([
    ['Bitcoin', `bitcoin:${BTC}?amount=0.5&label=me`, BTC, true],
    ['Bitcoin', `bitcoin:${BTC}`, BTC, false],
    ['Bitcoin', `\u200bBITCOIN:${BTC.toUpperCase()}?AMOUNT=1 `, BTC.toUpperCase(), true],
    ['Bitcoin', `bitcoin://${BTC}`, BTC, false],
    ['TRC-20', `tron:${TRON}?amount=5`, TRON, true],
    ['ERC-20', `ethereum:${ETH}`, ETH, false],
    ['ERC-20', `ethereum:pay-${ETH}@1?value=1e18`, ETH, true],
    ['ERC-20', `ethereum:${TOKEN}/transfer?address=${ETH}&uint256=1`, ETH, true],
    ['BEP20', `ethereum:${ETH}@56`, ETH, false],
    ['Litecoin', 'litecoin:LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9?amount=1', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', true],
    [
      'ton',
      'ton://transfer/UQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG',
      'UQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG',
      false,
    ],
  ])('%s: %s is read as the address in it', (network, link, address, hasAmount) => {
    expect(readAddress(network, link)).toEqual({ address, isLink: true, hasAmount })
    expect(addressProblem(network, link)).toBeNull()
  })

  it.each([
    ['Bitcoin', `litecoin:${BTC}`],
    ['Bitcoin', `tron:${TRON}`],
    ['Bitcoin', `bitcoin:?lightning=lnbc1`],
    ['Bitcoin', `bitcoin:${BTC}/${BTC}`],
    ['TRC-20', `ethereum:${ETH}`],
    // A chain other than the method's; a contract call other than a transfer; a transfer without a recipient.
    ['ERC-20', `ethereum:${ETH}@56`],
    ['ERC-20', `ethereum:${TOKEN}/approve?address=${ETH}`],
    ['ERC-20', `ethereum:${TOKEN}/transfer`],
    ['ERC-20', `https://example.com/${ETH}`],
  ])('%s: %s is not read as an address', (network, link) => {
    expect(addressProblem(network, link)).toBe('wrongForm')
  })

  it('a link whose address has a typing error is rejected', () => {
    expect(addressProblem('Bitcoin', `bitcoin:${BTC.slice(0, -1)}5?amount=1`)).toBe('wrongChecksum')
  })
})
