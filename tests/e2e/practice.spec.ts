import { expect, test } from '../faults/support/fixtures.ts'
import { casinoOn } from './pages/casino.ts'
import { wholeBuildCached } from '../faults/support/service-worker.ts'

test('a guest plays for chips with one press, and without a network on, and checks the rounds there', async ({
  device,
  control,
  builds,
  ears,
}) => {
  ears.allowNetworkTrouble()
  const first = casinoOn(await device.open('/games/dice'))
  // The country that lets a guest practise is known by then.
  await expect(first.page.getByTestId('chips')).toHaveText(/10,000\.00/)
  await first.dice.isOn()
  await first.dice.roll.click()
  await first.dice.nextRound()
  await wholeBuildCached(first.page, await builds.assets())
  await device.close()

  await control.stopListening()
  await device.cut(true)
  const { dice, fairness, frame, page } = casinoOn(await device.open('/games/dice'))
  await expect(frame.offline).toBeVisible()
  await dice.isOn()
  let last: string | null = null
  for (let times = 0; times < 3; times += 1) {
    await dice.roll.click()
    last = (await dice.nextRound(last)).id
  }
  await expect(page.getByTestId('original-round')).toHaveAttribute('data-mode', 'practice')
  await dice.openFairness()
  await expect(fairness.round.getByRole('option')).toHaveCount(4)
  await fairness.changeTo('my-own-seed')
  await fairness.findsFair()
  expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(0)
})
