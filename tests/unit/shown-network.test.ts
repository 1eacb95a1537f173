import { expect, it } from 'vitest'
import { getShownNetwork } from '#src/modals/PayIn/shown-network.ts'

it.each([
  ['USDT (TRC-20)', 'TRC-20', null],
  ['USDT TRC-20', 'TRC-20', null],
  ['Bitcoin', 'Bitcoin', null],
  ['The Open Network', 'The Open Network', null],
  ['Tether', 'TRC-20', 'TRC-20'],
  ['Tonic coin', 'TON', 'TON'],
  ['Ethereum', 'ETH', 'ETH'],
  ['Bank card', null, null],
])('%s in the network %s has the network label %s', (name, network, said) => {
  expect(getShownNetwork({ name, network })).toBe(said)
})
