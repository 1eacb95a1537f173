import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'
import { onTheWire } from './support/wire.ts'

test.use({ hasServiceWorkers: false })

const DAY = 86_400_000

test.describe('bonuses', () => {
  test('a guest sees a bonus offer for three days by server time, and again when they are over', async ({
    casino,
    context,
    control,
    home,
    page,
  }) => {
    const cookie = async () =>
      Number((await context.cookies(home)).find(({ name }) => name === 'regDepBonusExpireDate')?.value)
    await control.skewClock(40 * DAY)
    await casino.bonuses.open()
    const timer = casino.bonuses.timer(say('bonuses.guest.left'))
    await expect(timer).toHaveText(/^2 days 23:59:\d\d$/)
    await expect.poll(cookie).toBeGreaterThan(Date.now() + 42.9 * DAY)
    await control.skewClock(41 * DAY)
    await page.reload()
    await expect(timer).toHaveText(/^1 day 23:5\d:\d\d$/)
    await control.skewClock(44 * DAY)
    await page.reload()
    await expect(timer).toHaveText(/^2 days 23:59:\d\d$/)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('home.guest.join'), exact: true })
      .click()
    await expect(casino.signUp.dialog).toBeVisible()
  })

  test('a promo code is looked up, read and activated once; an unknown one shows why', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const player = await players.enter()
    const { bonuses } = casino
    await bonuses.open()
    await bonuses.refuses('NO-SUCH', saying('operator.promo.unknown'))
    await onTheWire(control, 'getPromoBonus', { params: { promo: 'NO-SUCH' }, bearer: player.token, status: 404 })
    await bonuses.look('WELCOME100')
    await expect(bonuses.offer).toContainText(say('bonus.rule.required', { times: '5', amount: '₽500' }))
    await expect(bonuses.offer).toContainText(say('bonus.rule.fromStart', { duration: '3 days' }))
    await expect(bonuses.offer).toContainText(say('bonus.rule.maxBet'))
    expect(await control.bonuses(player.email)).toEqual([])
    await bonuses.offer.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(bonuses.bonus('Welcome 100')).toContainText(
      say('bonuses.wagered', { done: '₽0.00', required: '₽500.00' }),
    )
    await expect(casino.page.getByText('Done: Welcome 100.')).toBeVisible()
    const [sent] = await control.requests({ endpoint: 'activateBonus' })
    expect(JSON.parse(sent?.body ?? '')).toEqual({ promo: 'WELCOME100' })

    await bonuses.look('WELCOME100')
    await bonuses.offer.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(bonuses.offer).toContainText(say('operator.promo.used'))
    await expect(bonuses.promo).toHaveValue('WELCOME100')
    await bonuses.look('SPINS20')
    await bonuses.offer.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(bonuses.campaign).toContainText(say('bonuses.spinsLeftOf', { left: '20', total: '20' }))
    await expect(bonuses.freeSpins).toHaveCount(0)
    // What the player has stands before the form for more.
    const headings = await casino.page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings).toEqual([say('bonuses.rewards'), say('promo.title')])
  })

  test('a waiting bonus shows its rules and is activated; stakes count, and cancelling asks first @gate', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const player = await players.enter({ balance: '1000.00' })
    await control.giveBonus({ email: player.email, offer: 'welcome-100' })
    const { bonuses } = casino
    await bonuses.open()
    const bonus = bonuses.bonus('Welcome 100')
    await expect(bonus).toHaveAttribute('data-status', 'waiting')
    await expect(bonus).toContainText(say('bonus.rule.required', { times: '5', amount: '₽500' }))
    await expect(bonus).toContainText(say('bonus.rule.maxBet'))
    await bonus.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(bonus).toHaveAttribute('data-status', 'active')
    await expect(bonus).toContainText(saying('bonuses.ends'))
    await expect(bonus).toContainText(say('bonuses.wagerLeft', { amount: '₽500.00' }))

    await casino.dice.sit()
    await casino.dice.amount.fill('50')
    await casino.dice.roll.click()
    await casino.dice.nextRound()
    await bonuses.open()
    await expect(bonus).toContainText(say('bonuses.wagered', { done: '₽50.00', required: '₽500.00' }))
    await expect(bonus.getByRole('progressbar')).toHaveAttribute('value', '5000')

    await bonus.getByRole('button', { name: say('bonuses.cancel'), exact: true }).click()
    await expect(bonus).toContainText(say('bonuses.cancel.sure', { name: 'Welcome 100', amount: '₽100.00' }))
    await expect(bonus.getByRole('button', { name: say('bonuses.cancel.no'), exact: true })).toBeFocused()
    await bonus.getByRole('button', { name: say('bonuses.cancel.yes'), exact: true }).click()
    await expect(bonus).toHaveCount(0)
    const finished = casino.page.getByText(say('bonuses.over', { count: '1' }), { exact: true })
    await finished.click()
    await expect(casino.page.getByRole('listitem').filter({ hasText: 'Welcome 100' })).toContainText('Cancelled')
    expect(await control.bonuses(player.email)).toMatchObject([{ status: 'cancelled' }])
  })

  test('a campaign is listed once, with its spins, its end and details, and cancelling asks first', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const player = await players.enter()
    const { token, email } = player
    await control.giveSpins({ email, inMs: 2 * DAY, left: 7 })
    const id = await control.giveSpins({ email, offer: 'spins-20', inMs: 5 * DAY })
    const { bonuses } = casino
    await bonuses.open()
    await onTheWire(control, 'getFreeSpins', { bearer: token, region: 'early', times: 'some' })
    await onTheWire(control, 'getWaitingBonus', { bearer: token, region: 'early', times: 'some' })
    await expect(bonuses.gift).toContainText(saying('bonuses.ends'))
    await expect(bonuses.campaign).toHaveCount(2)
    await expect(
      bonuses.campaign.filter({ hasText: say('bonuses.spinsLeftOf', { left: '7', total: '50' }) }),
    ).toHaveCount(1)
    await expect(bonuses.freeSpins).toHaveCount(0)

    const campaign = bonuses.campaign.filter({ hasText: '20 free spins' })
    await expect(campaign.getByRole('link')).toBeVisible()
    await expect(campaign).toContainText(saying('bonuses.ends'))
    // What ends first stands first.
    await expect(bonuses.rewards.nth(0)).toHaveAccessibleName('Weekend spins')
    await expect(bonuses.rewards.nth(1)).toHaveAccessibleName('Gift for the first deposit')
    await expect(bonuses.rewards.nth(2)).toHaveAccessibleName('20 free spins')
    await campaign.getByRole('button', { name: 'Details', exact: true }).click()
    await onTheWire(control, 'getCampaign', { params: { id: String(id) }, bearer: token })
    await expect(campaign).toContainText(say('bonus.rule.times', { times: '3' }))
    await expect(campaign).toContainText(say('bonus.rule.maxWin'))
    await campaign.getByRole('button', { name: say('bonuses.campaign.cancel'), exact: true }).click()
    await expect(campaign).toContainText(say('bonuses.campaign.sure', { count: 20 }))
    await campaign.getByRole('button', { name: say('bonuses.cancel.yes'), exact: true }).click()
    await expect(campaign).toHaveCount(0)
    await page.getByText(say('bonuses.over', { count: '1' }), { exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '20 free spins' })).toContainText('Cancelled')
    await onTheWire(control, 'cancelCampaign', { params: { id: String(id) }, bearer: token })

    // Without their campaign the spins are listed by themselves. They expire by server time, whatever the clock of the
    // device says; the newer reply is held back.
    await control.fault({
      match: { endpoint: 'getCampaigns' },
      kind: 'reply',
      status: 200,
      body: { data: [] },
      times: 0,
    })
    await page.reload()
    await expect(bonuses.freeSpins).toHaveCount(1)
    await expect(bonuses.freeSpins).toContainText(say('bonuses.spinsLeftOf', { left: '7', total: '50' }))
    await control.fault({ match: { path: '^/profile/freeSpins$' }, hold: 'before', times: 0 })
    await control.skewClock(3 * DAY)
    await page.reload()
    await expect(bonuses.freeSpins).toHaveCount(0)
  })

  test('the first deposit bonus waits for the deposit, and is a bonus afterwards', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const player = await players.enter()
    const { bonuses, payIn } = casino
    const name = 'Gift for the first deposit'
    await bonuses.open()
    await expect(bonuses.gift).toHaveAccessibleName(name)
    await expect(bonuses.bonus(name)).toHaveCount(0)
    await bonuses.gift.getByRole('button', { name: 'Deposit', exact: true }).click()
    await (await payIn.payBy('Bank card', '500')).pay()
    await expect(bonuses.bonus(name)).toContainText('₽300.00')
    await expect(bonuses.gift).toHaveCount(0)
    await page.reload()
    await expect(bonuses.bonus(name)).toBeVisible()
    await expect(bonuses.gift).toHaveCount(0)
    expect(await control.bonuses(player.email)).toMatchObject([{ status: 'waiting', amount: 30_000 }])
  })
})

test.describe('welcome pack', () => {
  test('the welcome pack shows its public title in each language, its steps with their prices, and a seven-day timer', async ({
    casino,
    context,
    control,
    home,
    page,
    players,
  }) => {
    await casino.open('/welcome-pack')
    await expect(casino.frame.heading('Up to ₽25,000 and 70 free spins for your first deposits')).toBeVisible()
    await onTheWire(control, 'getWelcomePack', { bearer: null, region: 'early', times: 'some' })
    await expect(casino.welcomePack.timer).toHaveText(/^6 days 23:59:\d\d$/)
    await expect(casino.welcomePack.step(1)).toContainText(
      say('bonus.rule.percentUpTo', { percent: 100, max: '₽10,000' }),
    )
    await expect(casino.welcomePack.step(1)).toContainText(say('bonus.rule.times', { times: '10' }))
    const cookie = async () => (await context.cookies(home)).find(({ name }) => name === 'welcomePackTimestamp')?.value
    await expect.poll(cookie).toMatch(/^\d+$/)
    await control.skewClock(8 * DAY)
    await page.reload()
    await expect(casino.welcomePack.timer).toHaveText(/^6 days 23:59:\d\d$/)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('home.guest.join'), exact: true })
      .click()
    await expect(casino.signUp.dialog).toBeVisible()

    await casino.open('/ru/welcome-pack')
    await expect(casino.frame.heading(/^До 25\s000\s₽ и 70 фриспинов/)).toBeVisible()
    await players.enter()
    await casino.open('/en/welcome-pack')
    await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
    await expect(casino.payIn.dialog).toBeVisible()
  })
})
