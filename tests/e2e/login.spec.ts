import { REFUSED_BY_OPERATOR, expect, test } from './support/fixtures.ts'

test.describe('log-in by email', () => {
  test('leads from the crossroad to the balance, as the contract has it', async ({ casino, control, players }) => {
    const player = await players.make({ balance: '250.50' })
    await casino.open()
    await control.waitForRequests({ match: { endpoint: 'getGeo' } })
    await casino.frame.logIn()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await casino.frame.hasBalance('250.50')
    await expect(casino.logInByEmail.dialog).toHaveCount(0)

    const [sent, ...more] = await control.requests({ endpoint: 'loginByEmail' })
    expect(more).toEqual([])
    expect(sent).toMatchObject({ method: 'POST', path: '/api/v2/auth/login/email/password' })
    expect(sent?.headers).toMatchObject({ 'accept-language': 'en', region: 'RU' })
    expect(sent?.headers).not.toHaveProperty('authorization')
    expect(JSON.parse(sent?.body ?? '')).toEqual({ email: player.email, password: player.password })
  })

  test('says beside each field what is missing', async ({ casino, control }) => {
    await casino.open('/?login')
    await casino.logIn.byEmail()
    await casino.logInByEmail.submit.click()
    await casino.logInByEmail.refuses('Email', 'Enter your email.')
    await expect(casino.logInByEmail.field('Password')).toHaveAccessibleDescription(/Enter a password\./)
    await casino.logInByEmail.with({ email: 'ann@', password: 'something' })
    await casino.logInByEmail.refuses('Email', 'This is not an email address.')
    expect(await control.requests({ endpoint: 'loginByEmail' })).toEqual([])
  })

  test('a wrong password is told, kept, and can be mended; too many are told with the wait', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    await control.set({ loginTries: 2, loginPauseMs: 45_000 })
    const player = await players.make()
    await casino.open('/?login')
    await casino.logIn.byEmail()
    const form = casino.logInByEmail
    await form.with({ ...player, password: 'not this one' })
    await expect(form.problem).toContainText('Wrong email or password.')
    await expect(form.field('Email')).toHaveValue(player.email)
    await expect(form.field('Password')).toHaveValue('not this one')
    // A wrong password ends no session, and there is none to be refreshed.
    expect(await control.requests({ endpoint: 'refreshToken' })).toEqual([])

    await form.submit.click()
    await expect.poll(() => control.requests({ endpoint: 'loginByEmail' })).toHaveLength(2)
    await expect(form.problem).toContainText('Wrong email or password.')
    await form.submit.click()
    await expect(form.problem).toContainText('Too many wrong tries for this email.')
    await expect(form.problem).toContainText(/You can try again in \d+ seconds/)

    await control.set({ loginTries: 5 })
    await form.with(player)
    await casino.frame.isOfPlayer()
  })

  test('log-out takes the player off the device and tells the operator', async ({
    casino,
    context,
    control,
    home,
    players,
  }) => {
    const player = await players.enter({ balance: '99.00' })
    await casino.profile.open()
    await casino.frame.hasBalance('99.00')
    await expect(casino.profile.fact('Email')).toContainText(player.email)
    await casino.profile.logOut.click()
    await casino.frame.isOfGuest()
    await expect(casino.page.getByText(player.email)).toHaveCount(0)
    expect((await context.cookies(home)).filter(({ name }) => /token/i.test(name))).toEqual([])

    const [sent] = await control.waitForRequests({ match: { endpoint: 'logout' } })
    expect(sent).toMatchObject({ method: 'PUT', path: '/auth/logout' })
    expect(sent?.headers).toMatchObject({ authorization: `Bearer ${player.token}` })
    await casino.page.reload()
    await casino.frame.isOfGuest()
  })
})

test.describe('flags of the address', () => {
  test('?signup opens the registration and leaves the address', async ({ casino, home, page }) => {
    await casino.open('/games/slots?q=jade&signup')
    await expect(casino.signUp.dialog).toBeVisible()
    await expect(page).toHaveURL(`${home}/games/slots?q=jade`)
    await casino.signUp.close()
    await expect(casino.signUp.dialog).toHaveCount(0)
    await expect(casino.slots.search).toHaveValue('jade')
  })

  test('?login opens the log-in; a player is not asked again', async ({ casino, home, page, players }) => {
    await casino.open('/?login')
    await expect(casino.logIn.dialog).toBeVisible()
    await expect(page).toHaveURL(`${home}/`)
    await players.enter()
    await casino.open('/?login=1')
    await casino.frame.isOfPlayer()
    await expect(page).toHaveURL(`${home}/`)
    await expect(casino.logIn.dialog).toHaveCount(0)
  })

  test('?deposit lets a guest log in first and goes on to the deposit', async ({ casino, home, page, players }) => {
    const player = await players.make()
    await casino.open('/games/dice?deposit')
    await expect(casino.logIn.dialog).toBeVisible()
    await expect(page).toHaveURL(`${home}/games/dice`)
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await expect(casino.payIn.pay).toBeVisible()
    await casino.payIn.close()
    await expect(casino.payIn.dialog).toHaveCount(0)
    await casino.frame.isOfPlayer()

    await casino.open('/?deposit')
    await expect(casino.payIn.pay).toBeVisible()
    await expect(page).toHaveURL(`${home}/`)
  })

  test('a log-in that was given up forgets the deposit', async ({ casino, players }) => {
    const player = await players.make()
    await casino.open('/?deposit')
    await casino.logIn.close()
    await casino.frame.logIn()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await casino.frame.isOfPlayer()
    await expect(casino.logInByEmail.dialog).toHaveCount(0)
    await expect(casino.payIn.dialog).toHaveCount(0)
  })
})
