import type { Page } from '@playwright/test'
import { cashOut, getCashOutQuote, postSportBet } from '#endpoints/betting.ts'
import { getProtection } from '#endpoints/protection.ts'
import { oddsToDecimal, toOdds } from '#domain/betting/odds.ts'
import type { Caller } from '../operator/caller.ts'
import { casinoOn } from '../e2e/pages/casino.ts'
import { isOn } from '../e2e/pages/description.ts'
import { seedsThatGoOn } from '../e2e/support/good-seeds.ts'
import { writePlay } from '../e2e/support/play.ts'
import { say, saying } from '../e2e/support/texts.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

const MONTH_MS = 30 * 86_400_000

const checkOn = (page: Page) => page.getByRole('dialog', { name: say('realityCheck.title'), exact: true })

const HOUR_MS = 3_600_000

/** The player has played so long in other tabs, and this page has noticed it: it looks each second. */
async function playFor(page: Page, playerId: number, ms: number): Promise<void> {
  const time = page.getByRole('button', { name: saying('session.open') })
  await writePlay(page, playerId, ms)
  for (let second = 0; second < 2; second += 1) await expect(time).not.toHaveText((await time.textContent()) ?? '')
}

test('a reality check waits for the end of a round and of a bet, stops auto-play before, and no bet goes out under it @gate', async ({
  casino,
  control,
  page,
  players,
}) => {
  await control.set({ crashBettingMs: 600_000, crashOverMs: 600_000 })
  await control.crashNext({ from: 100_000, to: 10_000_000 })
  const { email, id } = await players.enter({ balance: '1000.00' })
  const seeds = seedsThatGoOn({ game: 'hilo', bet: {}, steps: [{ kind: 'higher' }] })
  await control.seedOriginal({ email, ...seeds })
  const goOn = async () => {
    await checkOn(page)
      .getByRole('button', { name: say('realityCheck.continue'), exact: true })
      .click()
    // The answer is stored by then.
    await expect(checkOn(page)).toBeHidden()
  }

  await test.step('an open round of hilo', async () => {
    const { hilo } = casino
    await hilo.sit()
    await hilo.start.click()
    await hilo.stands({ step: 0, outcome: 'open' })
    await playFor(page, id, HOUR_MS)
    await hilo.higher.click()
    await isOn(hilo.cashOut)
    await expect(checkOn(page)).toBeHidden()
    await hilo.cashOut.click()
    await expect(checkOn(page)).toBeVisible()
    await expect(hilo.result).toHaveAttribute('data-outcome', 'win')
    await page.keyboard.press('Space')
    await goOn()
    expect(await control.requests({ endpoint: 'hilo.bet' })).toHaveLength(1)
  })

  await test.step('auto-play', async () => {
    const { autoPlay, dice } = casino
    await dice.sit()
    await autoPlay.open()
    await autoPlay.rounds.fill('1000')
    await autoPlay.stopLoss.fill('900')
    await autoPlay.start.click()
    await control.waitForRequests({ match: { endpoint: 'dice.bet' } })
    await playFor(page, id, 2 * HOUR_MS)
    await expect(checkOn(page)).toBeVisible()
    await expect(autoPlay.says).toHaveText(say('protection.auto.check'))
    const count = (await control.requests({ endpoint: 'dice.bet' })).length
    await dice.nextRound()
    await expect(checkOn(page)).toBeVisible()
    await goOn()
    await expect(autoPlay.start).toBeVisible()
    expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(count)
  })

  await test.step('a bet in crash, with its cash-out', async () => {
    await page.goto('/games/crash')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Bet').click()
    await isOn(button('Cancel bet'))
    await playFor(page, id, 3 * HOUR_MS)
    await expect(checkOn(page)).toBeHidden()
    await control.crashStart()
    await button('Cash out').click()
    await expect(checkOn(page)).toBeVisible()
    await expect(page.getByTestId('round-result')).toContainText('×')
  })
})

/** Places a sports bet that ends in a given way; its id. */
async function betOn(
  call: Caller,
  token: string,
  found: { event: string; market: string; outcome: string; odds: number },
) {
  const { event, market, outcome, odds } = found
  const selections = [{ event, market, outcome, odds: oddsToDecimal(toOdds(odds)), live: false }]
  const body = {
    kind: 'single' as const,
    selections,
    amount: '10.00',
    currency: 'RUB' as const,
    accept: 'any' as const,
  }
  const answer = await call(postSportBet, { token, key: crypto.randomUUID(), body })
  if (!answer.ok) throw new Error('the bet is not placed')
  return answer.reply.bet.id
}

test('the net position is marked while a bet is in flight, and exact after it, a cash-out in part, a void and a change of currency', async ({
  call,
  casino,
  context,
  control,
  page,
  players,
}) => {
  const { email, token } = await players.enter({ balance: '1000.00' })
  const betting = await context.newPage()
  await betting.goto('/betting')
  const line = betting.getByTestId('play-line')
  await expect(line).toContainText('₽0.00')
  const net = async () => {
    const units = ((await control.wallet(email)).balance - 100_000) / 100
    return `${units < 0 ? '−' : units > 0 ? '+' : ''}₽${Math.abs(units).toFixed(2)}`
  }

  await page.bringToFront()
  await casino.dice.sit()
  const session = page.getByRole('button', { name: saying('session.open') })
  const flight = await control.fault({ match: { endpoint: 'dice.bet' }, hold: 'before' })
  // On a slow machine the bet is looked up meanwhile: an operator that does not know it would end it.
  const search = await control.fault({ match: { endpoint: 'dice.getBetByKey' }, hold: 'before' })
  await casino.dice.roll.click()
  await expect(session).toContainText('≈ ₽0.00')
  await expect(line).toContainText('≈ ')
  await control.release(flight)
  await control.release(search)
  await casino.dice.nextRound()
  await expect(session).not.toContainText('≈')
  await expect(session).toContainText(await net())
  await expect(line).not.toContainText('≈')
  await expect(line).toContainText(await net())

  const [part, none] = [await control.bettingFind({ ends: 'lost' }), await control.bettingFind({ ends: 'void' })]
  if (!part[0] || !none[0]) throw new Error('no outcomes on offer')
  const bet = await betOn(call, token, part[0])
  await betOn(call, token, none[0])
  const quote = await call(getCashOutQuote, { token, params: { id: bet } })
  if (!quote.ok) throw new Error('no quote')
  const body = { bet, quote: quote.reply.id, share: 40 }
  expect((await call(cashOut, { token, key: crypto.randomUUID(), body })).ok).toBe(true)
  await control.bettingStep(MONTH_MS)
  await expect(line).toContainText(await net())
  const { reply } = await call(getProtection, { token }).then((answer) => (answer.ok ? answer : Promise.reject(answer)))
  expect((reply.session?.won ?? 0) - (reply.session?.staked ?? 0)).toBe((await control.wallet(email)).balance - 100_000)

  const before = await session.textContent()
  const other = casinoOn(betting)
  await other.wallet.open()
  await other.wallet.currency.selectOption('USD')
  await expect(session).toContainText('$0.00')
  await other.wallet.currency.selectOption('RUB')
  await expect(session).toContainText(before?.match(/[−+]?₽[\d.,]+/)?.[0] ?? '')
})
