import type { Locator, Page } from 'playwright'
import { say } from '../e2e/support/texts.ts'
import type { TableName } from './plan.ts'

/** A page where bets are placed. Each control may be absent: then its step does nothing. */
type ChaosTable = {
  path: string
  /** The link of the app's navigation that leads there. */
  link?: string
  /** Prepares the bet. */
  ready?: (page: Page) => Promise<void>
  bet: (page: Page) => Locator
  /** What may be pressed while a bet is open, in the order in which it is tried. */
  moves?: (page: Page) => Locator[]
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

/** A press that may not be possible. */
async function tryPress(control: Locator): Promise<void> {
  await control.click({ force: true, timeout: 1_000 }).catch(() => undefined)
}

export const CHAOS_TABLES: Record<TableName, ChaosTable> = {
  dice: { path: '/games/dice', link: 'Dice', bet: (page) => button(page, 'Roll') },
  coinflip: {
    path: '/games/coinflip',
    link: 'Coinflip',
    bet: (page) => button(page, /^Flip\b/),
    moves: (page) => [button(page, /^Cash out\b/), button(page, /^Flip\b/)],
  },
  hilo: {
    path: '/games/hilo',
    link: 'Hilo',
    bet: (page) => button(page, /^Start\b/),
    moves: (page) => [button(page, /^Higher\b/), button(page, /^Cash out\b/)],
  },
  keno: {
    path: '/games/keno',
    link: 'Keno',
    ready: (page) => tryPress(button(page, say('keno.autoPick'))),
    bet: (page) => button(page, 'Play'),
  },
  miner: {
    path: '/games/miner',
    link: 'Miner',
    bet: (page) => button(page, /^Start/),
    moves: (page) => [
      page.getByRole('grid', { name: 'Board', exact: true }).locator('button[data-face=closed]').first(),
      button(page, /^Cash out\b/),
    ],
  },
  roulette: {
    path: '/games/roulette',
    link: 'Roulette',
    ready: (page) => tryPress(page.getByRole('grid').getByRole('button', { name: /^Red, payout / })),
    bet: (page) => button(page, /^Spin/),
  },
  wheel: { path: '/games/roulette/wheel', bet: (page) => button(page, /^Spin/) },
  cases: { path: '/games/cases/steppe', bet: (page) => button(page, 'Open') },
  plinko: { path: '/games/plinko', link: 'Plinko', bet: (page) => button(page, say('plinko.drop')) },
  crash: {
    path: '/games/crash',
    link: 'Crash',
    bet: (page) => button(page, 'Bet'),
    moves: (page) => [button(page, 'Cash out'), button(page, 'Cancel bet')],
  },
  rooms: { path: '/games/rooms/red', bet: (page) => button(page, 'Join') },
  duels: {
    path: '/games/coinflip?against=players',
    bet: (page) => button(page, 'Join').or(button(page, 'Create')),
    moves: (page) => [button(page, 'Cancel')],
  },
  betting: {
    path: '/betting',
    link: 'Betting',
    async ready(page) {
      const markets = page.getByRole('group', { name: say('betting.market.result') })
      await tryPress(markets.first().getByRole('button').first())
    },
    bet: (page) => page.getByRole('region', { name: 'Bet slip' }).getByRole('button', { name: 'Place bet' }),
  },
  practice: {
    path: '/games/dice',
    link: 'Dice',
    ready: (page) => tryPress(page.getByRole('main').getByText(say('practice.practice'), { exact: true })),
    bet: (page) => button(page, 'Roll'),
  },
}
