import { expect, test } from 'vitest'
import { openDeposit } from './pages/deposit.ts'
import { say } from './support/texts.ts'

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const BITCOIN = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
const coins = { needed: 3, seen: 1 }

test.each([
  {
    network: 'Bitcoin',
    address: BITCOIN,
    amount: '0.00125',
    currency: 'BTC',
    link: `bitcoin:${BITCOIN}?amount=0.00125`,
  },
  { network: 'Tron', address: TRON, amount: '62.5', currency: 'TRX', link: `tron:${TRON}?amount=62.5` },
])('a deposit in $currency shows the coins to send, a link to a wallet app and the confirmations', async (given) => {
  const { link, ...crypto } = given
  const { deposit } = await openDeposit({}, [{ crypto: { ...crypto, confirmations: coins } }])
  const sum = deposit.invoice.getByText(`${crypto.amount} ${crypto.currency}`, { exact: true })
  await expect.element(sum).toBeVisible()
  const wallet = deposit.invoice.getByRole('link', { name: say('deposit.invoice.wallet'), exact: true })
  await expect.element(wallet).toHaveAttribute('href', link)
  const bar = deposit.invoice.getByRole('progressbar').element()
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '3'])
})

test.each([
  {
    what: 'an address that is none of its network',
    network: 'Bitcoin',
    address: 'javascript:alert(1)',
    currency: 'BTC',
  },
  { what: 'a token on Tron', network: 'TRC-20', address: TRON, currency: 'USDT' },
])('$what has no link to a wallet app', async ({ network, address, currency }) => {
  const crypto = { network, address, currency, amount: '1', confirmations: coins }
  const { deposit } = await openDeposit({}, [{ crypto }])
  await expect.element(deposit.invoice).toHaveTextContent(crypto.address)
  await expect.element(deposit.invoice.getByRole('link')).not.toBeInTheDocument()
})
