import { cases as calls } from '#endpoints/originals/endpoints.ts'
import { getCases } from '#endpoints/originals/cases-catalogue.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Caller } from '../operator/caller.ts'
import type { Cases, OpenedShown } from './pages/cases.ts'
import { isDisabled } from './pages/description.ts'
import { type TestPlayer, REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { lastRound } from './support/rounds.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

/**
 * Checks that the page shows the newest round of the operator: id, money, and the items under the pointers of the
 * reels.
 */
async function agrees(cases: Cases, shown: OpenedShown, call: Caller, player: TestPlayer) {
  const round = await lastRound(call, calls.getState, player)
  const outcome = round.payout > round.amount ? 'win' : round.payout === round.amount ? 'push' : 'loss'
  expect(shown).toEqual({ id: round.id, outcome, payout: toDecimal(round.payout) })
  const drawn = 'items' in round.state ? round.state.items : []
  expect(await cases.stopped()).toEqual(drawn)
  await expect(cases.items.getByRole('listitem')).toHaveCount(drawn.length)
  return round
}

test.describe('cases', () => {
  test('a case is opened by mouse, and its three reels stop on the items that the operator drew @gate', async ({
    call,
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const player = await players.enter({ balance: '100.00' })
    const { cases, page } = casino
    await casino.open('/games/cases')
    await expect(page).toHaveTitle('Cases · Tulpar')
    await expect(cases.list.getByRole('listitem')).toHaveCount(6)
    await expect(cases.list.getByRole('link', { name: /Caravan.*20\.00.*Up to.*800\.00.*RTP 97%/ })).toBeVisible()
    await cases.list.getByRole('link', { name: /Caravan/ }).click()
    await expect(page).toHaveTitle('Caravan · Tulpar')
    await expect(casino.frame.heading('Caravan')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: say('cases.all'), exact: true })).toHaveAttribute(
      'href',
      '/games/cases',
    )
    // The chances and values are those of the operator's list, before any bet.
    const catalogue = await call(getCases)
    const items = catalogue.ok ? (catalogue.reply.cases.find(({ slug }) => slug === 'caravan')?.items ?? []) : []
    expect(items).toHaveLength(7)
    for (const [at, { name, weight, multiplier }] of items.entries()) {
      const line = cases.contents.getByRole('listitem').nth(at)
      await expect(line).toContainText(name.en)
      await expect(line).toContainText(say('cases.chance', { chance: `${weight / 1_000}%` }))
      await expect(line).toContainText((multiplier / 5).toFixed(2))
    }

    await cases.isOn()
    await cases.count(3).check({ force: true })
    await expect(page.getByText(say('deposit.invoice.toPay')).locator('..')).toContainText('60.00')
    await cases.open.click()
    await cases.skip.click()
    const round = await agrees(cases, await cases.nextRound(), call, player)
    expect(round).toMatchObject({ amount: 6_000, bet: { slug: 'caravan', count: 3 } })
    const [sent] = await control.requests({ endpoint: 'cases.bet' })
    expect(sent).toMatchObject({ site: 'cases', method: 'POST', path: '/api/v2/cases/bet' })
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ amount: '60.00', bet: { slug: 'caravan', count: 3 } })
    const { balance } = await control.wallet(player.email)
    expect(balance).toBe(10_000 - 6_000 + round.payout)
    await casino.frame.hasBalance((balance / 100).toFixed(2))

    // The operator rejects an outdated price; the page says so and shows the right price for the next press.
    await control.credit({ email: player.email, amount: '100.00' })
    const old = { 'cases.1.price.RUB': '19.00' }
    const dated = await control.fault({ match: { endpoint: 'getCases' }, kind: 'patch', patch: old, times: 0 })
    await cases.sit()
    await expect(cases.open).toContainText(/Open.*19\.00/)
    await control.cancelFault(dated)
    await cases.open.click()
    await expect(page.getByText(saying('cases.priceChanged'))).toBeVisible()
    await expect(cases.open).toContainText(/Open.*20\.00/)
    // The operator rejects an outdated currency too: both show why, and no field is marked as invalid.
    const currency = { status: 422, body: { errors: { currency: ['currency.wrong'] } } }
    await control.fault({ match: { endpoint: 'cases.bet' }, kind: 'reply', ...currency })
    const asked = (await control.requests({ endpoint: 'getProfile' })).length
    // A press within 400 ms of the new price would be for the old one.
    await page.waitForTimeout(500)
    await cases.open.click()
    await expect(page.getByText(saying('original.currencyChanged'))).toBeVisible()
    await expect.poll(async () => (await control.requests({ endpoint: 'getProfile' })).length).toBe(asked + 1)
    await cases.open.click()
    await cases.nextRound(round.id)

    // A case that costs more than the balance cannot be opened. A lucky draw may have made the first player rich.
    await players.enter({ balance: '100.00' })
    await casino.open('/games/cases/tulpar')
    await isDisabled(cases.open, saying('original.short'))
  })

  test('a case is opened by keyboard, and its reels survive a reload', async ({ call, casino, page, players }) => {
    const player = await players.enter({ balance: '100.00', currency: 'USD' })
    const { cases } = casino
    const { keyboard } = page
    await page.setViewportSize({ width: 360, height: 740 })
    await cases.sit('steppe')
    await cases.count(1).focus()
    await keyboard.press('ArrowRight')
    await expect(cases.count(2)).toBeChecked()
    await keyboard.press('Enter')
    const first = await cases.nextRound()
    const round = await agrees(cases, first, call, player)
    expect(round).toMatchObject({ amount: 20, currency: 'USD', bet: { slug: 'steppe', count: 2 } })
    await expect(cases.said).toHaveText(/([+−]\$\d+\.\d\d|Bet returned)\.$/)
    await page.reload()
    await cases.isOn()
    await agrees(cases, await cases.shown(), call, player)
    // What was won may still present itself; the reels stand still.
    const rolling = await page.evaluate(
      () =>
        document.getAnimations().filter((each) => each instanceof CSSAnimation && /roll/.test(each.animationName))
          .length,
    )
    expect(rolling).toBe(0)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await cases.open.focus()
    await keyboard.press('Enter')
    const second = await cases.nextRound(first.id)
    await expect(cases.skip).toHaveCount(0)
    await agrees(cases, second, call, player)
    await casino.frame.fits()
  })
})
