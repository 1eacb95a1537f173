import type { Locator, Page } from '@playwright/test'
import type { Draw } from '#domain/fairness/round-rules.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { minor } from '#domain/money/money.ts'
import type { Casino } from './pages/casino.ts'
import { type Players, expect, test } from './support/fixtures.ts'
import { seedsWith } from './support/good-seeds.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

/** A bet that pays 11 times the stake, and seeds with which it wins three times. */
const BET = { target: 9_100, direction: 'over' } as const
const SEEDS = seedsWith((draw) => ROUND_RULES.dice.start(draw, BET, minor(100), 'RUB').payout > 0)

type Painted = { tiers: string[]; counting: string[]; values: string[] }

/** Notes every tier that is shown, what counts, and every balance that the page states. */
async function watch(page: Page): Promise<() => Promise<Painted>> {
  await page.evaluate(() => {
    const painted: Painted = (globalThis.shownWins = { tiers: [], counting: [], values: [] })
    const note = (list: string[], value: string | undefined) => {
      if (value !== undefined && !list.includes(value)) list.push(value)
    }
    new MutationObserver(() => {
      note(painted.tiers, document.querySelector<HTMLElement>('[data-testid=win-moment]')?.dataset['tier'])
      for (const element of document.querySelectorAll('[data-counting]')) {
        note(painted.counting, element.closest('[data-testid]')?.getAttribute('data-testid') ?? '')
      }
      note(painted.values, document.querySelector<HTMLElement>('[data-testid=balance]')?.dataset['value'])
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => globalThis.shownWins)
}

declare global {
  // eslint-disable-next-line no-var -- a property of the page's global object
  var shownWins: Painted
}

test('a win counts up, from 2 times the stake the stage rings, from 10 times a plate names it', async ({
  casino,
  players,
}) => {
  const { dice, page } = casino
  const moment = page.getByTestId('win-moment')
  await players.sitAt(dice, { balance: '100.00', seeds: { game: 'dice', ...SEEDS } })
  const painted = await watch(page)

  await dice.multiplier.fill('1.5')
  await dice.roll.click()
  const small = await dice.nextRound()
  await expect(dice.result).toContainText('+₽0.50')
  await casino.frame.hasBalance('100.50')
  expect(await painted()).toMatchObject({ tiers: [], counting: ['round-result'] })

  const offer = page.getByRole('group', { name: say('win.sound') })
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: say('win.sound.no'), exact: true }).click()
  await expect(offer).toBeHidden()

  await dice.multiplier.fill('3')
  await dice.roll.click()
  const big = await dice.nextRound(small.id)
  await casino.frame.hasBalance('102.50')
  await expect(moment).toBeHidden()
  const shown = await painted()
  expect(shown.tiers).toEqual(['big'])
  expect(shown.counting).toContain('balance')
  // What the balance states is never one that was not there: the stakes, then the payouts.
  expect(shown.values).toEqual(['100.00', '99.00', '100.50', '99.50', '102.50'])

  await holdPlate(page)
  await dice.multiplier.fill('11')
  await dice.roll.click()
  await dice.nextRound(big.id)
  await expect(moment).toHaveAttribute('data-tier', 'huge')
  await expect(moment).toContainText('11.00×')
  await expect(moment).toContainText('+₽10.00')
  await expect(page.getByTestId('win-flight')).toBeAttached()
  // A press on the plate ends the moment and leaves the focus on the button of the bet.
  await expect(dice.roll).toBeFocused()
  await moment.getByRole('button', { includeHidden: true }).click()
  await expect(moment).toBeHidden()
  await expect(dice.roll).toBeFocused()
  await casino.frame.hasBalance('112.50')
  await expect(offer).toBeHidden()
})

test('a win of 50 times the stake fills the screen, which a key ends, and can be shared', async ({
  casino,
  players,
}) => {
  const { dice, page } = casino
  const { moment, share } = await winEpic(casino, players)
  const first = await dice.shown()
  await expect(moment).toContainText('60.00×')
  await expect(moment).toContainText('+₽59.00')
  // A shortcut of the browser does what it does anywhere.
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    const isLeftAlone = await page.evaluate(
      (init) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'c', cancelable: true, bubbles: true, ...init }),
        ),
      modifier,
    )
    expect(isLeftAlone).toBe(true)
  }
  await expect(moment).toBeVisible()
  // Any key that does not press its button ends it, and does nothing else.
  await page.keyboard.press('Escape')
  await expect(moment).toBeHidden()
  await expect(dice.roll).toBeFocused()
  await casino.frame.hasBalance('159.00')
  expect((await dice.shown()).id).toBe(first.id)

  await dice.roll.click()
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: say('shareRound.title'), exact: true })).toBeVisible()
  await expect(moment).toBeHidden()
})

test('a press beside the button of a whole screen ends it and reaches nothing below', async ({
  casino,
  control,
  players,
}) => {
  const { dice, page } = casino
  const { moment, share } = await winEpic(casino, players)
  await share.hover()
  const { x, y } = await getMiddle(dice.roll)
  await page.mouse.move(x, y)
  await expect(moment).toHaveAttribute('data-paused', 'false')
  await page.mouse.down()
  await page.mouse.up()
  await expect(moment).toBeHidden()
  await casino.frame.hasBalance('159.00')
  expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(1)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap on the button of a whole screen opens the picture to share', async ({ casino, players }) => {
    const { moment, share } = await winEpic(casino, players)
    await share.tap()
    const dialog = casino.page.getByRole('dialog', { name: say('shareRound.title'), exact: true })
    await expect(dialog).toBeVisible()
    await expect(moment).toBeHidden()
  })
})

/** Wins 60 times the stake and returns the moment, after its first half second, in which presses go through it; the focus on its button holds it. */
async function winEpic({ dice, page }: Casino, players: Players): Promise<{ moment: Locator; share: Locator }> {
  const bet = { target: 9_835, direction: 'over' } as const
  const wins = (draw: Draw) => ROUND_RULES.dice.start(draw, bet, minor(100), 'RUB').payout > 0
  await players.sitAt(dice, { balance: '100.00', seeds: { game: 'dice', ...seedsWith(wins, 2) } })
  await dice.multiplier.fill('60')
  await dice.roll.click()
  await dice.nextRound()
  const moment = page.getByTestId('win-moment')
  await expect(moment).toHaveAttribute('data-tier', 'epic')
  const share = moment.getByRole('button', { name: say('shareRound.open'), exact: true })
  await share.focus()
  await expect(moment).toHaveAttribute('data-paused', 'true')
  await expect.poll(() => isUncovered(dice.roll)).toBe(false)
  return { moment, share }
}

/** Lets the plate of a huge win stay until it is pressed. */
function holdPlate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const start = setTimeout
    const startOthers = (run: () => void, ms?: number) => (ms === 1_800 ? 0 : start(run, ms))
    Object.assign(globalThis, { setTimeout: startOthers })
  })
}

function getMiddle(control: Locator): Promise<{ x: number; y: number }> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
}

/** Whether a press in the middle of a control would reach it. */
function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

test('without effects a win is shown at once and nothing moves', async ({ casino, players }) => {
  const { dice, page } = casino
  await players.sitAt(dice, { balance: '100.00', seeds: { game: 'dice', ...SEEDS } })
  await page.getByRole('button', { name: say('game.settings'), exact: true }).click()
  await page.getByRole('switch', { name: say('game.settings.effects'), exact: true }).click()
  await page.keyboard.press('Escape')
  const painted = await watch(page)
  await dice.multiplier.fill('11')
  await dice.roll.click()
  await dice.nextRound()
  await casino.frame.hasBalance('110.00')
  await expect(dice.result).toContainText('+₽10.00')
  expect(await painted()).toMatchObject({ tiers: [], counting: [] })
})

test('auto-play places the next bet once the plate of a huge win has gone', async ({ casino, players }) => {
  const { autoPlay, dice, page } = casino
  await players.sitAt(dice, { balance: '100.00', seeds: { game: 'dice', ...SEEDS } })
  await dice.multiplier.fill('11')
  await autoPlay.open()
  await autoPlay.rounds.fill('2')
  await autoPlay.stopLoss.fill('100')
  const plates = await page.evaluateHandle(() => {
    const shown: { from: number; until: number }[] = []
    new MutationObserver(() => {
      const isShown = document.querySelector('[data-tier=huge]') !== null
      const last = shown.at(-1)
      if (isShown && last?.until !== Infinity) shown.push({ from: performance.now(), until: Infinity })
      if (!isShown && last?.until === Infinity) last.until = performance.now()
    }).observe(document, { subtree: true, childList: true })
    return shown
  })
  await autoPlay.start.click()
  await expect(autoPlay.says).toHaveText(say('auto.stop.rounds'))
  await casino.frame.hasBalance('120.00')
  await expect.poll(() => plates.evaluate((shown) => shown.length)).toBe(2)
  const [first] = await plates.jsonValue()
  // The plate is not cut by the next bet, which would come 900 ms after the result.
  expect((first?.until ?? 0) - (first?.from ?? 0)).toBeGreaterThan(1_500)
})
