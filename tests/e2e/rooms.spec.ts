import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { balancesUntil } from './support/wallet.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const LONG = 600_000

/** The red room on one player's page. */
function roomOn(page: Page) {
  return {
    pot: page.getByTestId('room-pot'),
    winner: page.getByTestId('room-winner'),
    result: page.getByTestId('round-result'),
    shares: page.getByRole('list', { name: say('rooms.players') }).getByRole('listitem'),
    amount: page.getByRole('textbox', { name: 'Bet amount' }),
    join: page.getByRole('button', { name: 'Join', exact: true }),
  }
}

test('two players in two browsers see the same pot, the same draw and the same winner @gate', async ({
  control,
  page,
  players,
  rivalPage,
}) => {
  // Another test of this operator may have left a stake in the room.
  await control.reset({ data: true })
  await control.set({ roomDrawMs: LONG, roomAloneMs: LONG })
  const player = await players.enter({ balance: '100.00' })
  const rival = await players.enter({ balance: '100.00' }, rivalPage.context())
  for (const each of [page, rivalPage]) await each.emulateMedia({ reducedMotion: 'no-preference' })
  const [one, other] = [roomOn(page), roomOn(rivalPage)]
  await page.goto('/games/rooms')
  await page.getByRole('link', { name: say('rooms.red') }).click()
  await rivalPage.goto('/games/rooms/red')
  await expect(one.pot).toHaveAttribute('data-value', '0.00')
  const round = (await one.pot.getAttribute('data-round')) ?? ''

  await one.amount.fill('20')
  await one.join.click()
  await expect(other.pot).toHaveAttribute('data-value', '20.00')
  await expect(other.pot).toHaveAttribute('data-phase', 'waiting')
  await other.amount.fill('5')
  await other.join.click()
  for (const { pot, shares } of [one, other]) {
    await expect(pot).toHaveAttribute('data-value', '25.00')
    await expect(pot).toHaveAttribute('data-phase', 'countdown')
    await expect(pot).toHaveAttribute('data-round', round)
    await expect(shares.first()).toContainText('80%')
  }

  const shown = Promise.all([page, rivalPage].map((each) => balancesUntil(each, '[data-testid=room-winner]')))
  await control.roomEnd({ room: 'red' })
  // No balance reveals the winner while the ring turns, not even after another change of the balance.
  for (const { pot } of [one, other]) await expect(pot).toHaveAttribute('data-phase', 'drawn')
  for (const { email } of [player, rival]) await control.credit({ email, amount: '1.00' })
  expect(await shown).toEqual([['80.00'], ['95.00']])
  await expect(one.winner).toContainText('₽23.75')
  await expect(other.winner).toContainText('₽23.75')
  expect(await other.winner.getAttribute('data-entry')).toBe(await one.winner.getAttribute('data-entry'))
  const outcomes = []
  for (const { result } of [one, other]) {
    await expect(result).toHaveAttribute('data-round', round)
    outcomes.push(await result.getAttribute('data-outcome'))
  }
  expect(outcomes.toSorted()).toEqual(['loss', 'win'])
  const after = outcomes[0] === 'win' ? ['104.75', '96.00'] : ['81.00', '119.75']
  for (const [at, each] of [page, rivalPage].entries()) {
    await expect(each.getByTestId('balance')).toHaveAttribute('data-value', after[at] ?? '')
  }

  // Beside the next pot a result is that of the last bet, without the colour of an outcome.
  for (const { pot, result } of [one, other]) {
    await expect(pot).not.toHaveAttribute('data-round', round)
    await expect(result).toHaveText(/^Your last bet: (win|loss) /)
    await expect(result).toHaveCSS('color', 'rgb(170, 181, 199)')
  }

  await page.getByRole('button', { name: say('rooms.check.round', { id: round }), exact: true }).click()
  await expect(page.getByTestId('fairness-verdict')).toHaveAttribute('data-match', 'true')
})
