import { casinoOn } from '../e2e/pages/casino.ts'
import { OPERATOR_GONE } from '../e2e/support/fixtures.ts'
import { expect, test } from './support/fixtures.ts'
import { wholeBuildKept } from './support/service-worker.ts'

test('a browser that says “offline” is believed, although the service worker of an earlier visit still reaches the operator', async ({
  device,
  builds,
  ears,
  players,
}) => {
  ears.allow(OPERATOR_GONE)
  // What the blank page's tab would like to show.
  ears.allow('/favicon.ico')
  const first = await device.open('/games/dice')
  await players.enter({ balance: '100.00' }, device.context)
  await first.reload()
  await casinoOn(first).dice.isOn()
  await wholeBuildKept(first, await builds.assets())
  await device.close()

  // Cut only once the browser runs: its service worker, which is not running yet, keeps the network.
  const blank = await device.open('/robots.txt')
  await device.context.setOffline(true)
  await blank.goto('/games/dice')
  const { dice, frame } = casinoOn(blank)
  // A worker that the cut reaches late believes what it still hears, till its next call fails.
  await expect(dice.roll).toHaveAttribute('aria-disabled', 'true', { timeout: 150_000 })
  await expect(frame.offline).toBeVisible()
  await dice.isOff('You are offline. Bets need a connection; nothing is sent later by itself.')
  await device.context.setOffline(false)
  await expect(frame.offline).toHaveCount(0)
  await dice.isOn()
})
