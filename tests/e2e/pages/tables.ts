import type { Locator, Page } from '@playwright/test'

/** A table: its page, what is drawn on it, and whether the player types an amount. */
type Table = { name: string; path: string; stage: (page: Page) => Locator; hasAmount: boolean }

const table = (name: string, path: string, stage: Table['stage'], hasAmount = true): Table => ({
  name,
  path,
  stage,
  hasAmount,
})

const coin = (page: Page) => page.locator('[data-part=coin]')
const marked = (page: Page) => page.getByTestId('stage')

/** The tables of all our games. The stake of a case is its price, and that of roulette the chips laid. */
export const TABLES: readonly Table[] = [
  table('dice', '/games/dice', (page) => page.getByRole('slider').first()),
  table('plinko', '/games/plinko', marked),
  table('coinflip', '/games/coinflip', coin),
  table('hilo', '/games/hilo', marked),
  table('keno', '/games/keno', marked),
  table('miner', '/games/miner', (page) => page.getByRole('grid')),
  table('crash', '/games/crash', marked),
  table('roulette', '/games/roulette', (page) => page.getByTestId('roulette-table'), false),
  table('wheel', '/games/roulette/wheel', (page) => page.getByTestId('wheel-rotor'), false),
  table('case', '/games/cases/steppe', marked, false),
  table('room', '/games/rooms/red', (page) => page.getByTestId('room-pot')),
  table('duels', '/games/coinflip?against=players', coin),
]
