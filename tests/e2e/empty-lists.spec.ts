import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

/**
 * The first visit to a list on a device: a skeleton while the request is open, and the empty state only after the
 * reply.
 */
type FirstLook = {
  list: string
  endpoint: string
  path: string
  none: string
}

const LOOKS: readonly FirstLook[] = [
  { list: 'the rounds of a game', endpoint: 'dice.getState', path: '/games/dice', none: say('dice.history.empty') },
  { list: 'what was played last', endpoint: 'getHistory', path: '/profile', none: say('profile.noRounds') },
  {
    list: 'the favourites',
    endpoint: 'getFavourites',
    path: '/games/slots?list=favourites',
    none: say('shelf.noFavourites'),
  },
  {
    list: 'the games that were played last',
    endpoint: 'getRecentlyPlayed',
    path: '/games/live-casino?list=recent',
    none: say('shelf.noRecent'),
  },
]

for (const { list, endpoint, path, none } of LOOKS)
  test(`${list}: the empty state appears only after the reply of the operator`, async ({
    casino,
    control,
    players,
  }) => {
    await players.enter({ balance: '100.00' })
    const faultId = await control.fault({ match: { endpoint }, hold: 'before', times: 0 })
    await casino.open(path)
    const main = casino.page.getByRole('main')
    await control.waitForRequests({ match: { endpoint } })
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('[aria-busy=true] .skeleton').first()).toBeVisible()
    await expect(main.getByText(none).first()).toBeHidden()
    await control.release(faultId)
    await expect(main.getByText(none).first()).toBeVisible()
    await expect(main.locator('[aria-busy=true] .skeleton')).toHaveCount(0)
  })

test('withdrawals and the rounds of the fairness dialog: the empty state appears only after the reply of the operator', async ({
  casino,
  control,
  page,
  players,
}) => {
  await players.enter({ balance: '5000.00' })
  const payouts = await control.fault({ match: { endpoint: 'getPayouts' }, hold: 'before', times: 0 })
  await casino.withdraw.open()
  await casino.withdraw.showHistory()
  await control.waitForRequests({ match: { endpoint: 'getPayouts' } })
  await expect(casino.withdraw.dialog.locator('[aria-busy=true] .skeleton').first()).toBeVisible()
  await expect(casino.withdraw.dialog.getByText(say('withdraw.noHistory'))).toBeHidden()
  await control.release(payouts)
  await expect(casino.withdraw.dialog.getByText(say('withdraw.noHistory'))).toBeVisible()

  const state = await control.fault({ match: { endpoint: 'dice.getState' }, hold: 'before', times: 0 })
  await casino.open('/games/dice')
  await control.waitForRequests({ match: { endpoint: 'dice.getState' } })
  await casino.dice.openFairness()
  const dialog = page.getByRole('dialog', { name: 'Fairness', exact: true })
  await expect(dialog.locator('.skeleton[aria-busy=true]')).toBeVisible()
  await expect(dialog.getByText(say('fairness.noRounds'))).toBeHidden()
  await control.release(state)
  await expect(dialog.getByText(say('fairness.noRounds'))).toBeVisible()
})
