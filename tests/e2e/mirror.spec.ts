import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('a working mirror is opened at the place where the player is now', async ({
  casino,
  control,
  operator,
  page,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  // Nothing of the operator answers but what tells of a mirror.
  await control.fault({ match: { site: 'api', path: '^/(?!mirror$)' }, kind: 'cutBefore', times: 0 })
  // The catalogue too, which is asked for by itself a moment after the start.
  await control.fault({ match: { site: 'general' }, kind: 'cutBefore', times: 0 })
  // An answer of its own, while the others are still being waited for, would count as a sign of life.
  const held = await control.fault({ match: { site: 'api', path: '^/mirror$' }, hold: 'before', times: 0 })
  await casino.open('/?from=letter')
  await expect(casino.frame.offline).toBeVisible()
  await control.release(held)
  await casino.frame.goTo('Slots')
  await page.getByRole('searchbox', { name: 'Search games', exact: true }).fill('jade')
  await expect(page).toHaveURL(/\/games\/slots\?q=jade$/)
  await page.getByRole('button', { name: say('connection.mirror'), exact: true }).click()
  await expect(page).toHaveURL(`http://www.localhost:${operator.port}/games/slots?q=jade`)
})
