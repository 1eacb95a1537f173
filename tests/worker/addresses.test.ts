import { expect, test } from 'vitest'
import { EMAIL, PASSWORD, good, signUpWith, useWorld } from './support/world.ts'

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const world = useWorld()
const saved = async () => (await world.db.billing.toArray())[0]?.addresses

async function player() {
  const tab = await world.open()
  await signUpWith(world, tab, '100.00')
  good(await tab.commands.money.refreshBilling())
  return tab
}

test('saves a wallet address under a name, renames it, and has it again after a log-out', async () => {
  const { money, session } = (await player()).commands
  expect(await saved()).toEqual([])
  good(await money.saveAddress({ network: 'TRC-20', address: ` tron:${TRON} `, name: '  Ledger ' }))
  expect(await saved()).toMatchObject([{ network: 'TRC-20', address: TRON, name: 'Ledger' }])
  good(await money.saveAddress({ network: 'TRC-20', address: TRON, name: 'Phone' }))
  expect(await saved()).toMatchObject([{ address: TRON, name: 'Phone' }])

  good(await session.logout())
  expect(await saved()).toBeUndefined()
  good(await session.loginByEmail({ email: EMAIL, password: PASSWORD }))
  good(await money.refreshBilling())
  expect(await saved()).toMatchObject([{ address: TRON, name: 'Phone' }])
})

test('removes a saved address', async () => {
  const { money } = (await player()).commands
  good(await money.saveAddress({ network: 'TRC-20', address: TRON, name: 'Ledger' }))
  const [row] = (await saved()) ?? []
  good(await money.removeAddress({ id: row?.id ?? '' }))
  expect(await saved()).toEqual([])
})

test('a list in which no address is readable empties the saved ones', async () => {
  const { money } = (await player()).commands
  good(await money.saveAddress({ network: 'TRC-20', address: TRON, name: 'Ledger' }))
  const body = { items: [{ id: '2' }] }
  await world.control.fault({ match: { endpoint: 'removePayoutAddress' }, kind: 'reply', status: 200, body })
  good(await money.removeAddress({ id: '1' }))
  expect(await saved()).toEqual([])
})

test.each([
  ['with a typo', { address: `${TRON.slice(0, -1)}T` }, { to: ['address.wrongChecksum'] }],
  ['of another network', { network: 'Bitcoin' }, { to: ['address.wrongForm'] }],
  ['without a name', { name: '  ' }, { name: ['name.empty'] }],
])('an address %s is rejected and not sent', async (_what, change, fields) => {
  const { money } = (await player()).commands
  const answer = await money.saveAddress({ network: 'TRC-20', address: TRON, name: 'Ledger', ...change })
  expect(answer).toMatchObject({ ok: false, error: { code: 'validation', fields } })
  expect(await world.control.requests({ endpoint: 'savePayoutAddress' })).toEqual([])
})
