import { expect, test } from 'vitest'
import { type RoundsStatus, getRoundsStatus } from '#src/games/table/round/rounds-status.ts'

type Facts = Parameters<typeof getRoundsStatus>[0]
// Only the presence of rounds and seeds matters here.
const ROUNDS = [{}] as unknown as NonNullable<Facts['rounds']>
const SEEDS = {} as NonNullable<Facts['pair']>

/** A player who opens a table for the first time on this device, while its state is loading. */
const ARRIVED: Facts = {
  loggedIn: true,
  rounds: [],
  pair: null,
  knownUntil: null,
  problem: null,
  reachable: true,
}

test.each<[string, Partial<Facts>, RoundsStatus]>([
  ['while nobody knows who looks', { loggedIn: null, rounds: null }, 'loading'],
  ['for a guest', { loggedIn: false }, 'known'],
  ['while the database is read', { rounds: null }, 'loading'],
  ['while the operator is asked', {}, 'loading'],
  ['while the operator is asked again for what the device had none of', { pair: SEEDS }, 'loading'],
  ['once the operator has said that there are none', { knownUntil: 0, pair: SEEDS }, 'known'],
  ['until the rounds of the operator’s reply are read', { knownUntil: 1, pair: SEEDS }, 'loading'],
  ['with rounds on the device', { rounds: ROUNDS }, 'known'],
  ['where the operator refuses', { problem: 'operator' }, 'unknown'],
  ['without a network', { reachable: false }, 'unknown'],
  ['without a network, where they were fetched before', { reachable: false, pair: SEEDS }, 'known'],
])('the rounds of a table %s', (_when, facts, status) => {
  expect(getRoundsStatus({ ...ARRIVED, ...facts })).toBe(status)
})
