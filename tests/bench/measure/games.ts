import type { Page, Response } from 'playwright'
import { ROUTES } from '#src/base/routes.ts'
import type { GAMES } from '../report/figures.ts'
import { gameBytes } from '../build/game-bytes.ts'
import type { Subject } from '../build/subjects.ts'
import { withPageAtRest } from './at-rest.ts'
import { type Bench, reasonOf } from './bench.ts'

const PRESSES = 6
const WARM_UP = 1
const LIMIT_MS = 60_000
/** Shorter, so that a button that cannot be pressed is reported before the missing reply. */
const PRESS_LIMIT_MS = 30_000

type Game = (typeof GAMES)[number]
type Hands = {
  path: string
  /** Buttons to press, the first one that is there: it starts a round or makes a step. */
  press: readonly RegExp[]
  /** Prepares the table before each press. */
  ready?: (page: Page) => Promise<void>
}

const HANDS: Record<Game, Hands> = {
  dice: { path: ROUTES.dice, press: [/^Roll/] },
  coinflip: { path: ROUTES.coinflip, press: [/^Flip/] },
  hilo: { path: ROUTES.hilo, press: [/^Higher/, /^Start/] },
  keno: { path: ROUTES.keno, press: [/^Play/], ready: pickNumbers },
  miner: { path: ROUTES.miner, press: [/^Random tile/, /^Start/] },
  roulette: { path: ROUTES.roulette, press: [/^Spin/], ready: layChip },
  wheel: { path: ROUTES.wheel, press: [/^Spin/] },
  cases: { path: `${ROUTES.cases}/steppe`, press: [/^Open/] },
}

async function pickNumbers(page: Page): Promise<void> {
  const numbers = page.getByRole('group', { name: 'Numbers', exact: true })
  if ((await numbers.locator('[aria-pressed=true]').count()) === 0) {
    await page.getByRole('button', { name: 'Auto-pick', exact: true }).click()
  }
}

function layChip(page: Page): Promise<void> {
  return page.getByRole('grid', { name: 'Table of bets', exact: true }).getByRole('button', { name: /^Red,/ }).click()
}

/**
 * Each original: the time from the press until the first frame of its outcome, less the operator's own time; the
 * longest task and the late frames until the animation ends; and the code that opening it adds. A game that fails is
 * reported, and the others continue.
 */
export async function measureGames(bench: Bench, subject: Subject): Promise<void> {
  const bytes = gameBytes(bench.sites[subject])
  await withPageAtRest(bench, subject, async (page, stage) => {
    for (const [game, hands] of Object.entries(HANDS) as [Game, Hands][]) {
      const add = (what: string, value: number | null, reason?: string): void =>
        bench.measured.add(subject, `games.${game}.${what}`, value, reason)
      add('own', bytes[game].own)
      add('all', bytes[game].all)
      try {
        await page.goto(stage.address + hands.path, { waitUntil: 'commit' })
        for (let index = 0; index < WARM_UP + PRESSES; index += 1) {
          const { drawn, longest, due, late } = await onePress(page, game, hands)
          if (index < WARM_UP) continue
          add('drawn', drawn)
          add('longest', longest)
          add('due', due)
          add('late', late)
        }
      } catch (error) {
        add('drawn', null, reasonOf(error))
      }
    }
  })
}

async function onePress(page: Page, game: Game, { press, ready }: Hands) {
  const buttons = press.map((name) => page.getByRole('main').getByRole('button', { name }))
  const [first, ...others] = buttons
  if (!first) throw new Error(`nothing to press at ${game}`)
  const button = others.reduce((all, one) => all.or(one), first).first()
  // The demo player has a round of each game, and the last one is no longer animated.
  await page.locator('[data-testid=original-round][data-round]:not([data-moving])').waitFor({ timeout: LIMIT_MS })
  await button.waitFor({ timeout: LIMIT_MS })
  await ready?.(page)
  await page.evaluate(() => window.__bench.awaitDrawing())
  const [reply] = await Promise.all([
    page.waitForResponse((response) => isPlayed(response, game), { timeout: LIMIT_MS }),
    button
      .click({ timeout: PRESS_LIMIT_MS })
      .catch(() => Promise.reject(new Error(`${String(press)} cannot be pressed at ${game}`))),
  ])
  const drawing = await page.evaluate((limit) => window.__bench.within(window.__bench.drawing, limit), LIMIT_MS)
  if (drawing === null) throw new Error(`a round of ${game} was not drawn`)
  const operatorMs = operatorTime(await reply.headerValue('server-timing'))
  if (operatorMs === null) throw new Error('the operator does not say how long it took')
  return { ...drawing, drawn: drawing.drawn - operatorMs }
}

/** A bet or a step of that game. */
function isPlayed(response: Response, game: Game): boolean {
  const { pathname } = new URL(response.url())
  return response.request().method() === 'POST' && pathname.startsWith(`/api/v2/${game}/`)
}

/** The sum of the durations in Server-Timing, ms; null without any. */
function operatorTime(header: string | null): number | null {
  const parts = [...(header ?? '').matchAll(/dur=([\d.]+)/g)].map(([, duration]) => Number(duration))
  return parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : null
}
