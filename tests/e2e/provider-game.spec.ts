import { minor, toDecimal } from '#domain/money/money.ts'
import { spinsGame } from '../operator/bonuses/campaigns.ts'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { casinoOn } from './pages/casino.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'
import { GAME_TEXTS } from '../operator/provider/texts.ts'
import { GAME, LAUNCH, PROVIDER, TABLE_SLUG, gameInFrame, opensAt, provide } from './support/provider.ts'

const HOUR_MS = 3_600_000

test('the line that a demo costs nothing is shown before the game is loaded, and does not move', async ({
  casino,
  control,
  page,
}) => {
  await provide(page)
  await opensAt(control, '/demo')
  const faultId = await control.fault({ match: { endpoint: 'getGame' }, kind: 'pass', hold: 'before' })
  await casino.open(`/games/slots/${GAME.slug}/demo`)
  const line = page.getByText(say('play.demo'))
  await expect(line).toBeVisible()
  // Width and height of the text depend on the font, which may load meanwhile; its middle does not.
  const readPlace = async () => {
    const { x, y, height } = (await line.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    return { x, middle: y + height / 2 }
  }
  const before = await readPlace()
  await expect(casino.frame.heading(GAME.name)).toHaveCount(0)
  await control.release(faultId)
  await expect(casino.frame.heading(GAME.name)).toBeVisible()
  await expect(page.getByRole('link', { name: say('play.toPlay'), exact: true })).toBeVisible()
  expect(await readPlace()).toEqual(before)
  await expect(page.getByText(/^RTP 9\d\.\d\d%$/)).toBeVisible()
})

test('a running round survives a broken connection, and the demo is launched as another game @gate', async ({
  casino,
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await provide(page)
  await players.enter({ balance: '100.00' })
  await opensAt(control, '/play')
  await casino.slots.open()
  await casino.slots.tiles.first().click()
  const game = page.locator('iframe')
  const clicks = game.contentFrame().getByRole('button')
  await clicks.click()
  await expect(clicks).toHaveText('1')

  await control.clearFaults()
  const faultId = await opensAt(control, '/demo', 'before')
  await control.stopListening()
  await expect(casino.frame.offline).toBeVisible()
  await control.startListening()
  await expect(casino.frame.offline).toBeHidden()
  await expect(clicks).toHaveText('1')

  await page.getByRole('link', { name: say('play.toDemo'), exact: true }).click()
  await expect(page.getByText(say('play.demo'))).toBeVisible()
  await expect(page.getByText(say('play.asking'))).toBeVisible()
  await expect(game).toHaveCount(0)
  await control.release(faultId)
  await expect(game).toHaveAttribute('src', `${PROVIDER}/demo`)
  // One launch for each opened game, and none for the restored connection.
  expect(await control.requests(LAUNCH)).toHaveLength(2)

  // Offline no game is launched; a requested one is launched when the connection is back.
  await control.stopListening()
  await expect(casino.frame.offline).toBeVisible()
  await page.getByRole('link', { name: say('play.toPlay'), exact: true }).click()
  await expect(page.getByText(saying('play.offline'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'History', exact: true })).toBeVisible()
  await expect(game).toHaveCount(0)
  await control.startListening()
  await expect(game).toBeAttached()
})

test.describe('the stand-in provider', () => {
  test.use({ hasServiceWorkers: false })

  test('the free spins of two awards are used first, then money; header and ledger follow', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const { email } = await players.enter({ balance: '20.00' })
    await control.giveSpins({ email, left: 1 })
    await control.giveSpins({ email, offer: 'spins-20', left: 1, inMs: HOUR_MS })
    const { slug, name } = spinsGame(SMALL_CATALOGUE)
    await casino.slots.open()
    await expect(casino.slots.tile(name)).toHaveAccessibleDescription(/^2 free spins, \p{L}/u)
    await expect(casino.slots.tile(name)).toContainText('2 free spins')
    const spins = page.getByTestId('free-spins')
    await casino.open(`/games/slots/${slug}/demo`)
    await expect(spins).toContainText('You have 2 free spins in this game until')
    await page.getByRole('link', { name: say('play.toPlay'), exact: true }).click()
    const game = gameInFrame(page)
    await game.isOpen()
    await expect(spins).toContainText('You have 2 free spins here until')
    // The provider counts free spins as the casino does: each award has its own stake, and the one that expires first
    // is used first.
    await expect(game.freeSpins).toHaveAttribute('data-left', '2')
    expect(await game.play()).toMatchObject({ stake: 1_000 })
    await expect(game.freeSpins).toHaveAttribute('data-left', '1')
    // The game has posted that a round was played: no push reports the free spins that are left.
    await expect(spins).toContainText('You have 1 free spin here until')
    expect(await game.play()).toMatchObject({ stake: 500 })
    await expect(spins).toBeHidden()
    await casino.frame.hasBalance('20.00')

    const { stake, payout } = await game.play()
    expect(stake).toBe(1_000)
    const left = toDecimal(minor(2_000 - stake + payout))
    await casino.frame.hasBalance(left)
    await expect(game.balance).toHaveAttribute('data-value', String(2_000 - stake + payout))
    expect((await control.wallet(email)).balance).toBe(2_000 - stake + payout)

    // The game itself reports a short balance, and its button opens the deposit modal of the casino.
    await control.credit({ email, amount: `-${left}` })
    await game.spin.click()
    await expect(game.problem).toContainText(GAME_TEXTS.en.funds)
    await game.problem.getByRole('button', { name: 'Deposit', exact: true }).click()
    await expect(casino.payIn.dialog).toBeVisible()
    await control.credit({ email, amount: '7.00' })
    await casino.payIn.dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(game.balance).toHaveAttribute('data-value', '700')
  })

  test('without the socket the header follows the messages of the game; free spins that cannot be loaded show an error', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(/WebSocket connection|Failed to load resource/)
    await control.sockets('refuse')
    const { email } = await players.enter({ balance: '20.00' })
    await control.giveSpins({ email, left: 1 })
    const { slug } = spinsGame(SMALL_CATALOGUE)
    await casino.open(`/games/slots/${slug}/play`)
    const game = gameInFrame(page)
    await game.isOpen()
    const spins = page.getByTestId('free-spins')
    await expect(spins).toContainText('You have 1 free spin here until')
    await control.fault({ match: { endpoint: 'getFreeSpins' }, kind: 'reply', status: 500, times: 0 })
    await game.play()
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText(saying('error.operator'))
    await control.clearFaults()
    await problem.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(spins).toBeHidden()
    await expect(problem).toBeHidden()

    const { stake, payout } = await game.play()
    await casino.frame.hasBalance(toDecimal(minor(2_000 - stake + payout)))
  })

  test('a game that is opened without a session says that it is over', async ({ casino, context, page }) => {
    await casino.open(`/games/slots/${GAME.slug}/demo`)
    await gameInFrame(page).isOpen()
    const address = new URL((await page.locator('iframe[title]').getAttribute('src')) ?? '')
    address.searchParams.delete('token')
    const other = await context.newPage()
    await other.goto(address.href)
    await expect(other.locator('.problem')).toContainText(GAME_TEXTS.en.over)
  })

  test('a guest has the demo and a log-in that leads into the game', async ({ casino, context, page, players }) => {
    const player = await players.make({ balance: '50.00' })
    await casino.open(`/games/live-casino/${TABLE_SLUG}/demo`)
    await expect(page.getByText(saying('play.noDemoLive'))).toBeVisible()
    await casino.open(`/games/slots/${GAME.slug}/demo`)
    const game = gameInFrame(page)
    await game.isOpen()
    const { stake, payout } = await game.play()
    await expect(game.balance).toHaveAttribute('data-value', String(100_000 - stake + payout))

    await page.getByRole('link', { name: say('play.toPlay'), exact: true }).click()
    await expect(page.getByText(say('play.guest'))).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await game.isOpen()
    await expect(game.balance).toHaveAttribute('data-value', '5000')
    await page.getByRole('button', { name: say('play.full'), exact: true }).click()
    await page.getByRole('button', { name: say('play.leaveFull'), exact: true }).click()

    // A logout in another tab closes the game here too, and the page says why.
    const other = casinoOn(await context.newPage())
    await other.open('/profile')
    await other.profile.logOut.press('Enter')
    await expect(page.getByText(saying('play.loggedOut'))).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
