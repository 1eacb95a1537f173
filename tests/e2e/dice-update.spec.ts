import { findUpdate, reloadsInto, wholeBuildCached } from '../faults/support/service-worker.ts'
import { expect, test } from '../faults/support/fixtures.ts'
import { say } from './support/texts.ts'

test('a new build waits while a client seed is being typed, and keeps the amount', async ({
  casino,
  control,
  players,
  builds,
}) => {
  const { dice, fairness, page } = casino
  await players.sitAt(dice, { balance: '100.00' })
  await wholeBuildCached(page, await builds.assets())
  await dice.amount.fill('12,5')
  await dice.openFairness()
  await fairness.newSeed.fill('my-own-seed')
  const next = await builds.next()
  await control.serveSite(next.directory)
  await findUpdate(page, next.id)
  await expect(page.getByText(say('update.waits'))).toBeVisible()
  await expect(fairness.newSeed).toHaveValue('my-own-seed')
  await fairness.close()
  await reloadsInto(page, next.id)
  await dice.hasSet('12,5', 'over', '50.50')
})
