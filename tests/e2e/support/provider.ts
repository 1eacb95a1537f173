import type { Page } from '@playwright/test'
import { SMALL_CATALOGUE, theCatalogue } from '../../operator/catalogue/make.ts'
import type { ControlClient } from '../../operator/control-client.ts'
import { ProvidedGame } from '../pages/provided-game.ts'
import type { Players, TestPlayer } from './fixtures.ts'

export const PROVIDER = 'https://games.provider.example'
export const LAUNCH = { path: '/api/v2/games/launch', method: 'POST' }

const { games } = theCatalogue(SMALL_CATALOGUE)
const place = games.findIndex((row) => row[4] === 'slots' && row[9])
const [, slug = '', name = ''] = games[place] ?? []

/** A slot that has a demo, and its place in the catalogue. */
export const GAME = { place, slug, name }
/** The slug of a live table. */
export const TABLE_SLUG = games.find((row) => row[4] === 'live')?.[1] ?? ''

/** Serves a provider game that counts clicks, as a running round would. */
export async function provide(page: Page): Promise<void> {
  const body = '<title>game</title><button onclick="textContent = Number(textContent) + 1">0</button>'
  await page.route(`${PROVIDER}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
}

/** Makes the operator launch games at this address, from now on or once the returned fault is released. */
export function opensAt(control: ControlClient, path: string, hold?: 'before'): Promise<number> {
  const reply = { kind: 'reply', status: 200, body: { url: PROVIDER + path } } as const
  return control.fault({ match: LAUNCH, times: 0, ...reply, ...(hold ? { hold } : {}) })
}

/** The stand-in provider's game in the frame of a page. */
export const gameInFrame = (page: Page) => new ProvidedGame(page.frameLocator('iframe[title]'))

/** A player in a slot of the stand-in provider that takes bets. */
export async function openSlot(page: Page, players: Players): Promise<{ game: ProvidedGame; player: TestPlayer }> {
  const player = await players.enter({ balance: '100.00' })
  await page.goto(`/games/slots/${GAME.slug}/play`)
  const game = gameInFrame(page)
  await game.isOpen()
  return { game, player }
}
