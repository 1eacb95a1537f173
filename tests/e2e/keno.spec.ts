import { keno as calls } from '#endpoints/originals/endpoints.ts'
import { draws } from '#domain/fairness/draws.ts'
import { kenoDraw, kenoHits } from '#domain/games/keno.ts'
import { toDecimal } from '#domain/money/money.ts'
import { Keno, type KenoShown } from './pages/keno.ts'
import { type TestPlayer, expect, test } from './support/fixtures.ts'
import { lastRound } from './support/rounds.ts'
import { readBalance } from './support/wallet.ts'
import type { Caller } from '../operator/caller.ts'
import { saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

declare global {
  /** What the page showed while the balls came out: the balance, the announcement and the result; each state once. */
  var shownEarly: string[]
  /** The balls that were seen falling. */
  var fell: Set<string>
}

const SEEDS = { serverSeed: '6b'.repeat(32), clientSeed: 'balls' }

/** Checks that the page shows the round as the operator settled it: id, hits and money. */
async function agrees(shown: KenoShown, call: Caller, player: TestPlayer) {
  const round = await lastRound(call, calls.getState, player)
  const hits = kenoHits(round.bet.picks, round.state.drawn)
  expect(shown).toEqual({ id: String(round.id), hits: String(hits), payout: toDecimal(round.payout) })
  return round
}

test.describe('keno', () => {
  test('keno by mouse shows the paytable before the bet, the operator’s draw, and the balance @gate', async ({
    call,
    casino,
    control,
    page,
    players,
  }) => {
    const keno = new Keno(page)
    const player = await players.sitAt(keno, { balance: '1000.00' })
    // Without a picked number there is nothing to bet on.
    await keno.play.click()
    await expect(keno.numbers.getByRole('button').first()).toBeFocused()
    expect(await control.requests({ endpoint: 'keno.bet' })).toEqual([])

    await keno.amount.fill('25,5')
    for (const number of [7, 12, 31, 40]) await keno.number(number).click()
    await keno.hasPicked(7, 12, 31, 40)
    await expect(keno.pays).toHaveText([
      /0 hits/,
      /1 hit.*0\.80×.*20\.40/,
      /1\.80×.*45\.90/,
      /5\.00×.*127\.50/,
      /573\.75/,
    ])
    await keno.risk('High').check({ force: true })
    await expect(keno.pays).toHaveText([
      saying('keno.pays.range', { from: '0', to: '2' }),
      /3 hits.*10\.00×.*255\.00/,
      /259\.00×.*6,604\.50/,
    ])

    await keno.play.click()
    const first = await keno.nextRound()
    const round = await agrees(first, call, player)
    expect(round).toMatchObject({ amount: 2_550, currency: 'RUB', bet: { risk: 'high', picks: [6, 11, 30, 39] } })
    await keno.hasDrawn(round.state.drawn)

    await keno.play.click()
    await keno.hasDrawn((await agrees(await keno.nextRound(first.id), call, player)).state.drawn)
    await casino.frame.hasBalance(await readBalance(control, player))
  })

  test('keno by keyboard picks numbers by arrow keys, sets the risk, plays, and shows the round after a reload', async ({
    call,
    page,
    players,
  }) => {
    const keno = new Keno(page)
    const { keyboard } = page
    const player = await players.sitAt(keno, { balance: '1000.00' })
    await keno.number(1).focus()
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await keyboard.press('End')
    await keyboard.press('Space')
    await keno.hasPicked(1, 10, 16)
    // All forty numbers are one tab stop: the number that last had the focus.
    await keyboard.press('Tab')
    await expect(keno.autoPick).toBeFocused()
    await keyboard.press('Shift+Tab')
    await expect(keno.number(16)).toBeFocused()
    await keno.risk('Classic').focus()
    await keyboard.press('ArrowRight')
    await expect(keno.risk('Low')).toBeChecked()
    await keno.play.focus()
    await keyboard.press('Enter')
    const shown = await keno.nextRound()
    const { bet, state } = await agrees(shown, call, player)
    expect(bet).toEqual({ risk: 'low', picks: [0, 9, 15] })

    await page.reload()
    await keno.isOn()
    expect(await keno.nextRound()).toEqual(shown)
    await keno.hasPicked(1, 10, 16)
    await expect(keno.risk('Low')).toBeChecked()
    await keno.hasDrawn(state.drawn)
  })

  test('auto-pick fills up to ten numbers, clear removes them, and with reduced motion all balls are out at once', async ({
    page,
    players,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    const keno = new Keno(page)
    await players.sitAt(keno, { balance: '1000.00' })
    await keno.number(5).click()
    await keno.autoPick.click()
    const picked = keno.numbers.locator('[aria-pressed=true]')
    await expect(picked).toHaveCount(10)
    await expect(keno.number(5)).toHaveAttribute('aria-pressed', 'true')
    await expect(keno.pays).not.toHaveCount(0)
    const other = keno.numbers.locator('[aria-pressed=false]').first()
    await expect(other).toHaveAttribute('aria-disabled', 'true')
    await other.click({ force: true })
    await expect(picked).toHaveCount(10)
    await expect(page.getByText(saying('keno.picks.full'))).toBeVisible()

    await keno.play.click()
    await keno.nextRound()
    await expect(keno.numbers.locator('[data-mark=hit], [data-mark=drawn]')).toHaveCount(10)
    await keno.clear.click()
    await expect(picked).toHaveCount(0)
    await expect(keno.pays).toHaveCount(0)
    await expect(keno.numbers.locator('[data-mark=none]')).toHaveCount(40)
  })
  test('a win shows only after the last ball, in balance, announcement and result together; the sound setting is stored', async ({
    casino,
    page,
    players,
  }) => {
    const [drawn = 0] = kenoDraw((wanted) => draws(SEEDS, 0, wanted))
    const keno = new Keno(page)
    await players.sitAt(keno, { balance: '100.00', seeds: { game: 'keno', ...SEEDS } })
    await expect(keno.sound).toHaveAttribute('aria-pressed', 'false')
    await keno.sound.click()
    await keno.amount.fill('10')
    await keno.number(drawn + 1).click()
    await page.evaluate(() => {
      const all: string[] = (globalThis.shownEarly = [])
      const fell = (globalThis.fell = new Set())
      new MutationObserver(() => {
        const table = document.querySelector('[data-testid=original-round][data-moving]')
        if (!table) return
        for (const ball of table.querySelectorAll<HTMLElement>('[data-ball]')) fell.add(ball.dataset['ball'] ?? '')
        const balance = document.querySelector<HTMLElement>('[data-testid=balance]')?.dataset['value']
        const said = table.querySelector(':scope > output')?.textContent
        const result = table.querySelector('[data-testid=round-result]')?.textContent
        const shown = JSON.stringify([balance, said, result ?? null])
        if (!all.includes(shown)) all.push(shown)
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    })
    await keno.play.click()
    expect(await keno.nextRound()).toMatchObject({ hits: '1', payout: '39.60' })
    await casino.frame.hasBalance('129.60')
    await expect(keno.said).toContainText('+₽29.60')
    const drawnAll = await keno.numbers.locator('[data-mark=hit], [data-mark=drawn]').allTextContents()
    expect(await page.evaluate(() => [...globalThis.fell])).toEqual(expect.arrayContaining(drawnAll))
    // The stake is deducted at once; nothing else was shown earlier.
    expect(await page.evaluate(() => globalThis.shownEarly)).toEqual([JSON.stringify(['90.00', '', null])])

    await page.reload()
    await expect(keno.sound).toHaveAttribute('aria-pressed', 'true')
    await casino.frame.hasBalance('129.60')
  })
})
