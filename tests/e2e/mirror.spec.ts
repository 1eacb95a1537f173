import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('a working mirror opens at the player’s current page', async ({ casino, control, operator, page, quiet }) => {
  quiet.allow(OPERATOR_GONE)
  // Only the mirror endpoint of the API answers.
  await control.fault({ match: { site: 'api', path: '^/(?!mirror$)' }, kind: 'cutBefore', times: 0 })
  // The catalogue fails too: the page requests it by itself shortly after the start.
  await control.fault({ match: { site: 'general' }, kind: 'cutBefore', times: 0 })
  // A reply from /mirror while the other calls still wait would count as a successful health check.
  const faultId = await control.fault({ match: { site: 'api', path: '^/mirror$' }, hold: 'before', times: 0 })
  await casino.open('/?from=letter')
  await expect(casino.frame.offline).toBeVisible()
  await control.release(faultId)
  await casino.frame.goTo('Slots')
  await page.getByRole('searchbox', { name: 'Search games', exact: true }).fill('jade')
  await expect(page).toHaveURL(/\/games\/slots\?q=jade$/)
  await page.getByRole('button', { name: say('connection.mirror'), exact: true }).click()
  await expect(page).toHaveURL(`http://www.localhost:${operator.port}/games/slots?q=jade`)
})
