import type { Page } from '@playwright/test'
import { wholeBuildCached } from '../faults/support/service-worker.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { builtFiles } from './support/site.ts'
import { say, saying } from './support/texts.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('an accumulator is built on a phone, stored offline, placed, cashed out and found in the history @gate', async ({
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const player = await players.enter({ balance: '100.00' })
  await page.goto('/betting')
  await expect(page.getByRole('heading', { name: 'Betting', level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'Soon' }).click()
  const markets = page.getByRole('group', { name: say('betting.market.result') })
  await markets.nth(0).getByRole('button').first().click()
  await markets.nth(1).getByRole('button').first().click()
  const bar = page.getByRole('button', { name: /^2\s*Bet slip/ })
  const slip = page.getByRole('region', { name: 'Bet slip' })

  await test.step('without a network the bet slip survives a reload and cannot be sent', async () => {
    await wholeBuildCached(page, await builtFiles())
    await control.stopListening()
    await page.reload()
    await bar.click()
    await expect(slip.getByText(saying('betting.slip.offline'))).toBeVisible()
    await expect(slip.getByRole('button', { name: 'Place bet' })).toHaveAttribute('aria-disabled', 'true')
    await control.startListening()
    await expect(slip.getByRole('button', { name: 'Place bet' })).not.toHaveAttribute('aria-disabled')
  })

  await expect(slip.getByRole('tab', { name: 'Accumulator' })).toHaveAttribute('aria-selected', 'true')
  await slip.getByRole('textbox', { name: 'Bet amount' }).fill('10')
  const returned = slip.getByTestId('bet-slip-return')
  await expect(returned).toHaveAttribute('data-currency', 'RUB')
  await expect.poll(async () => Number(await returned.getAttribute('data-value'))).toBeGreaterThan(10)
  await slip.getByRole('button', { name: 'Place bet' }).click()
  await expect(slip.getByText('Bet placed')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: say('history.myBets') }).click()
  await expect(page.getByTestId('bet-status')).toHaveAttribute('data-status', 'open')
  expect((await control.wallet(player.email)).balance).toBe(9_000)

  // The amount is known before the player asks for it.
  await page.getByRole('button', { name: /^Cash out (≈ )?₽9\.50$/ }).click()
  const cashOut = page.getByRole('dialog', { name: 'Cash out' })
  await expect(cashOut.getByText('₽9.50', { exact: true })).toBeVisible()
  await cashOut.getByRole('button', { name: 'Cash out ₽9.50', exact: true }).click()
  await expect(cashOut).toBeHidden()
  await page.getByRole('button', { name: 'Settled', exact: true }).click()
  await expect(page.getByTestId('bet-status')).toHaveAttribute('data-status', 'cashed_out')
  // The odds have not changed; the house keeps 5 % of the stake.
  expect((await control.wallet(player.email)).balance).toBe(9_950)
  await page.goto('/profile/history')
  await expect(page.getByRole('row').nth(1)).toContainText('Betting')
  await expect(page.getByRole('row').nth(1)).toContainText('₽9.50')
})

test('a bet whose reply is lost is placed once, and the page shows it as placed when it is found @gate', async ({
  control,
  page,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const { email } = await players.enter({ balance: '100.00' })
  await page.goto('/betting')
  await page.getByRole('tab', { name: 'Soon' }).click()
  await page
    .getByRole('group', { name: say('betting.market.result') })
    .first()
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: /^1\s*Bet slip/ }).click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await control.fault({ match: { endpoint: 'betting.bet' }, kind: 'cutAfter', times: 0 })
  await slip.getByRole('button', { name: 'Place bet' }).click()
  await expect(slip.getByText('Bet placed')).toBeVisible()
  await expect(slip.getByText(say('betting.slip.empty'))).toBeVisible()
  expect(await control.sportBets(email)).toHaveLength(1)
})

test('odds that move back and forth are announced once, and their price silently', async ({ control, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [found] = await control.bettingFind({ ends: 'won', group: 'result' })
  if (!found) throw new Error('no outcome on offer')
  const { event, market, outcome, odds } = found
  await page.goto(`/betting/${event}`)
  const side = outcome === 'draw' ? 1 : outcome === 'home' ? 0 : -1
  const prices = page.getByRole('group', { name: say('betting.market.result'), exact: true }).getByRole('button')
  await (side < 0 ? prices.last() : prices.nth(side)).click()
  const slip = page.getByRole('region', { name: 'Bet slip' })
  await expect(slip.getByRole('listitem')).toHaveCount(1)
  await slip.evaluate((region) => {
    const said: string[] = []
    Object.assign(window, { said })
    // The innermost live region decides; one that is inserted with its text is read as well.
    const say = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement
      const live = element?.closest('output, [aria-live], [role=alert], [role=status]')
      if (live && live.getAttribute('aria-live') !== 'off' && node.textContent) said.push(node.textContent)
      else if (node instanceof Element) [...node.children].forEach(say)
    }
    new MutationObserver((records) =>
      records.forEach(({ type, target, addedNodes }) => (type === 'childList' ? addedNodes.forEach(say) : say(target))),
    ).observe(region, { childList: true, characterData: true, subtree: true })
  })
  const note = slip.getByText(say('betting.slip.changed')).first()
  const move = (value: number) => control.bettingOrder({ event, odds: { [`${market}|${outcome}`]: value } })
  for (const part of [0.9, 0.8, 0.7, 0.6]) {
    const lower = Math.floor(((odds - 1_000) * part) / 10) * 10 + 1_000
    await move(lower)
    await expect(note).toBeVisible()
    const accept = say('betting.slip.accept', { odds: (lower / 1_000).toFixed(2) })
    await expect(slip.getByRole('button', { name: accept, exact: true })).toBeVisible()
    if (part === 0.8) {
      await move(odds)
      await expect(note).toBeHidden()
    }
  }
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([say('betting.slip.changed')])
})

for (const width of [360, 1440])
  test(`an event on a screen of ${width} px has its three outcomes in one row and names its scores`, async ({
    control,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const live = await control.bettingFind({ ends: 'won', phase: 'live', most: 40 })
    const tennis = await control.bettingFind({ ends: 'won', phase: 'live', sport: 'tennis', most: 40 })
    const [football] = await control.bettingFind({ ends: 'won', sport: 'football', group: 'result' })
    await page.goto(`/betting/${football?.event}`)
    const outcomes = page.getByRole('group', { name: say('betting.market.result'), exact: true }).getByRole('button')
    await expect(outcomes).toHaveCount(3)
    const tops = await outcomes.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    expect(await outcomes.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth))).toEqual([])

    let named = 0
    for (const { event } of [...tennis, ...live]) {
      await page.goto(`/betting/${event}`)
      const head = page.getByRole('main').locator('header')
      await expect(head.getByText(say('betting.score'), { exact: true })).toBeVisible()
      const periods = await head.getByRole('listitem').allTextContents()
      for (const text of periods) expect(text).toMatch(/^.*(set|half|quarter|map) ?\d?\d+:\d+$/i)
      named += periods.length
      if (named > 0) break
    }
    expect(named).toBeGreaterThan(1)
  })

const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip' })
const place = (page: Page) => slipOf(page).getByRole('button', { name: 'Place bet' })

/** Adds the first outcome of the first events to the slip and opens that. */
async function takeOdds(page: Page, count: number): Promise<void> {
  await page.goto('/betting')
  await page.getByRole('tab', { name: 'Soon' }).click()
  const markets = page.getByRole('group', { name: say('betting.market.result') })
  for (let at = 0; at < count; at += 1) {
    const odds = markets.nth(at).getByRole('button').first()
    await odds.click()
    await expect(odds).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('button', { name: new RegExp(String.raw`^${count}\s*Bet slip`) }).click()
}

test('an accumulator of three becomes one of two only when the player has been asked', async ({
  control,
  page,
  players,
}) => {
  const { email } = await players.enter({ balance: '100.00' })
  await takeOdds(page, 3)
  const link = await slipOf(page).getByRole('link').nth(1).getAttribute('href')
  const event = link?.split('/').at(-1) ?? ''
  await control.bettingOrder({ event, suspend: ['result'] })
  await expect(slipOf(page).getByText(saying('betting.problem.suspended'))).toBeVisible()
  await place(page).click()
  await expect(slipOf(page).getByText(saying('betting.slip.asks', { count: 2, all: 3 }))).toBeVisible()
  expect(await control.requests({ endpoint: 'betting.bet' })).toEqual([])
  await place(page).click()
  await expect(slipOf(page).getByText('Bet placed')).toBeVisible()
  expect((await control.sportBets(email)).map(({ legs }) => legs.length)).toEqual([2])

  // The third selection is still in the slip: it has the room, and the receipt is one line.
  await expect(slipOf(page).getByRole('article')).toHaveCount(0)
  await slipOf(page)
    .getByRole('button', { name: say('betting.slip.keep'), exact: true })
    .click()
  await expect(slipOf(page).getByText('Bet placed')).toHaveCount(0)
  await expect(slipOf(page).getByRole('listitem')).toHaveCount(3)
  await expect(slipOf(page).getByRole('tab', { name: 'Accumulator' })).toHaveAttribute('aria-selected', 'true')
})

test('odds that are pressed twice within a double click stay in the slip, by mouse and by key', async ({ page }) => {
  await page.goto('/betting')
  await page.getByRole('tab', { name: 'Soon' }).click()
  const odds = page
    .getByRole('group', { name: say('betting.market.result') })
    .first()
    .getByRole('button')
  const bar = page.getByRole('button', { name: /^\d\s*Bet slip/ })
  await odds.first().dblclick()
  await expect(odds.first()).toHaveAttribute('aria-pressed', 'true')
  await odds.last().focus()
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Enter')
  await expect(odds.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(bar).toHaveText(/^1/)
  // A press that is meant takes them out again.
  await expect(async () => {
    await odds.last().click()
    await expect(bar).toBeHidden({ timeout: 200 })
  }).toPass()
})

test('a bet that is decided while its cash-out is open says so in the dialog', async ({ control, page, players }) => {
  const { email } = await players.enter({ balance: '100.00' })
  await takeOdds(page, 1)
  await place(page).click()
  await expect(slipOf(page).getByText('Bet placed')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: say('history.myBets') }).click()
  await page.getByRole('button', { name: /^Cash out/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cash out' })
  await expect(dialog.getByText('₽0.95', { exact: true })).toBeVisible()
  await control.bettingStep(86_400_000)
  const result = dialog.getByTestId('cash-out-result')
  await expect(result).toHaveAttribute('data-status', /won|lost|void/)
  const [bet] = await control.sportBets(email)
  const status = await result.getAttribute('data-status')
  expect(bet?.status).toBe(status)
  await expect(dialog.getByRole('button', { name: /^Cash out/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
