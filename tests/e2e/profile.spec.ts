import { casinoOn } from './pages/casino.ts'
import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { playOriginal } from './support/rounds.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('profile', () => {
  test('the profile shows the player, the balance and the last rounds of every game', async ({
    call,
    casino,
    control,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '1234.56', currency: 'EUR' })
    await casino.open()
    await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
    await expect(casino.frame.heading('Profile')).toBeVisible()
    await expect(casino.profile.fact(say('profile.id'))).toHaveText(String(player.id))
    await expect(casino.profile.fact('Email')).toContainText(player.email)
    await expect(casino.profile.fact('Email')).toContainText(say('profile.notVerified'))
    await expect(casino.profile.fact('Time zone')).toHaveText('Almaty, UTC+5')
    await expect(page.getByRole('main')).toContainText('€1,234.56')
    await expect(page.getByRole('main')).toContainText(say('profile.noRounds'))
    await casino.frame.hasBalance('1234.56', 'EUR')

    await casino.dice.sit()
    await casino.dice.amount.fill('7,5')
    await casino.dice.roll.click()
    await casino.dice.nextRound()
    // A game with an open round, and one whose table was never opened on this device.
    await control.seedOriginal({ email: player.email, game: 'miner', serverSeed: '6d'.repeat(32), clientSeed: 'gems' })
    await casino.miner.sit()
    await casino.miner.start.click()
    await casino.miner.stands('first')
    await playOriginal(call, player, 'keno')
    await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
    const rounds = page.getByRole('list', { name: say('profile.lastRounds'), exact: true })
    await expect(rounds.getByRole('listitem')).toHaveText([/^Keno.*€10\.00/, /^Miner.*In progress/, /^Dice.*€7\.50/])
    await expect(page.getByRole('main')).not.toContainText(say('profile.noRounds'))
    await expect(
      rounds.getByRole('link', { name: say('profile.goOnPlaying', { game: 'Miner' }), exact: true }),
    ).toHaveAttribute('href', '/games/miner')
    await rounds.getByRole('link', { name: say('history.openRound', { game: 'Keno' }), exact: true }).click()
    await expect(page).toHaveURL(/\/fairness\/keno\?round=/)
    await expect(page.getByRole('main')).toContainText('€10.00')
    await page.goBack()
    await page
      .getByRole('main')
      .getByRole('link', { name: say('history.myBets'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/profile\/history/)
    await page.goBack()

    // Log out and in again without a reload: data that the logout cleared is loaded again.
    await page.getByRole('button', { name: 'Log out', exact: true }).press('Enter')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('guest.enter'), exact: true })
      .click()
    await casino.logIn.byEmail()
    await casino.logInByEmail.field('Email').fill(player.email)
    await casino.logInByEmail.field('Password').fill(player.password)
    await casino.logInByEmail.submit.click()
    await expect(page.getByRole('main')).toContainText('€7.50')
  })

  test('a balance that changes elsewhere is shown as it changes, and never an older one after a newer one', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow('message does not fit')
    const player = await players.enter({ balance: '10.00' })
    await casino.open()
    await casino.frame.hasBalance('10.00')
    await expect.poll(async () => (await control.counters()).socketsOpen).toBe(1)
    await control.credit({ email: player.email, amount: '5.00' })
    await casino.frame.hasBalance('15.00')
    const { id, version } = await control.wallet(player.email)
    const old = { type: 'balance', user: id, balance: '1.00', currency: 'RUB', balance_version: version - 1 }
    await control.sendFrame({ email: player.email, text: JSON.stringify(old) })
    // Frames are processed in order: once this one is rejected, the stale one before it has been processed.
    const rejection = page.waitForEvent('console', (message) => message.text().includes('message does not fit'))
    await control.sendFrame({ email: player.email, text: 'not a frame' })
    await rejection
    await casino.frame.hasBalance('15.00')
    await control.credit({ email: player.email, amount: '1.00' })
    await casino.frame.hasBalance('16.00')
  })
})

test.describe('two tabs', () => {
  test('two tabs with an expired token refresh it once', async ({ casino, context, control, players }) => {
    const player = await players.enter({ balance: '10.00' })
    const other = casinoOn(await context.newPage())
    await casino.open('/games/dice')
    await other.open('/games/dice')
    for (const tab of [casino, other]) {
      await tab.frame.hasBalance('10.00')
      await tab.dice.isOn()
    }
    // The pages end before their token does: the reply to a refresh of a page that is left would be lost.
    await Promise.all([casino.page.goto('about:blank'), other.page.goto('about:blank')])
    await control.expireTokens(player.email)
    await control.clearRequests()
    // Both tabs start at once, with several calls each.
    await Promise.all([casino.open('/profile?deposit'), other.open('/games/dice?deposit')])
    for (const tab of [casino, other]) {
      await expect(tab.payIn.pay).toBeVisible()
      await tab.frame.hasBalance('10.00')
    }
    const { refreshesGranted, refreshesRefused, familiesRevoked } = await control.counters()
    expect({ refreshesGranted, refreshesRefused, familiesRevoked }).toEqual({
      refreshesGranted: 1,
      refreshesRefused: 0,
      familiesRevoked: 0,
    })
    const [refresh] = await control.requests({ endpoint: 'refreshToken' })
    expect(refresh).toMatchObject({ method: 'POST', path: '/auth/refresh-token' })
    expect(refresh?.headers).toMatchObject({ authorization: `Bearer ${player.token}` })
    const cookie = (await context.cookies()).find(({ name }) => name === 'token')?.value
    expect(cookie).toBeTruthy()
    expect(cookie).not.toBe(player.token)
  })

  test('two tabs log out together', async ({ casino, context, players }) => {
    const player = await players.enter({ balance: '10.00' })
    const other = casinoOn(await context.newPage())
    await casino.profile.open()
    await other.profile.open()
    await other.frame.hasBalance('10.00')
    await casino.frame.hasBalance('10.00')
    await casino.profile.logOut.press('Enter')
    await casino.frame.isOfGuest()
    await expect(casino.page.getByRole('main')).toBeFocused()
    await other.frame.isOfGuest()
    await expect(other.page.getByText(player.email)).toHaveCount(0)
  })

  test('a session that the operator has ended logs the player out, and the message stays until the next log-in', async ({
    casino,
    context,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource: the server responded with a status of 401/)
    const player = await players.enter({ balance: '10.00' })
    await casino.open()
    await casino.frame.hasBalance('10.00')
    await control.expireTokens(player.email)
    await control.fault({ match: { endpoint: 'refreshToken' }, kind: 'reply', status: 401, body: {}, times: 0 })
    // The first call that is answered 401 ends the session: the one of this click or one that the page makes itself.
    await Promise.race([casino.frame.deposit().catch(() => undefined), casino.frame.isOfGuest()])
    await casino.frame.notifies(say('error.unauthorised'))
    await casino.frame.isOfGuest()
    await expect(casino.payIn.dialog).toHaveCount(0)

    // The pointer over the notification keeps it open.
    const notification = casino.frame.notifications.getByText(saying('error.unauthorised'))
    await notification.hover()
    await control.clearFaults()
    const other = casinoOn(await context.newPage())
    await other.open('/?login')
    await other.logIn.byEmail()
    await other.logInByEmail.with(player)
    await casino.frame.isOfPlayer()
    await expect(notification).toHaveCount(0)
  })
})

test('a profile that the operator definitely does not give logs out with the reason; a server error does not', async ({
  casino,
  control,
  players,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  await players.enter({ balance: '12.00' })
  const answer = (status: number) =>
    control.fault({ match: { endpoint: 'getProfile' }, kind: 'reply', status, body: {}, times: 0 })
  const deposit = casino.frame.header.getByRole('button', { name: 'Deposit', exact: true })
  await answer(500)
  await casino.open('/games/dice')
  // Nothing is known of the player yet: the session stays, and nothing that needs the account is on.
  await expect(deposit).toBeDisabled()
  await expect(deposit).toHaveAttribute('data-tip', say('error.operator'))
  await control.clearFaults()
  await casino.open('/games/dice')
  await casino.frame.hasBalance('12.00')
  await expect(deposit).toBeEnabled()
  await answer(500)
  await control.clearRequests()
  await casino.open('/games/dice')
  await control.waitForRequests({ match: { endpoint: 'getProfile' } })
  await casino.frame.hasBalance('12.00')
  await control.clearFaults()
  await answer(403)
  await casino.open('/games/dice')
  await casino.frame.notifies(say('notice.sessionForbidden'))
  await casino.frame.isOfGuest()
})
