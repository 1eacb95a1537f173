import { type Locator, type Page, expect } from '@playwright/test'
import { MINER_SIDE } from '#domain/games/miner.ts'
import { isOn } from './description.ts'
import { saying } from '../support/texts.ts'

type Face = 'closed' | 'gem' | 'hit' | 'mine' | 'left'
type MinerStatus = 'first' | 'open' | 'lost' | 'cashedOut' | 'all'

export class Miner {
  readonly page: Page
  readonly amount: Locator
  readonly mines: Locator
  readonly start: Locator
  readonly cashOut: Locator
  readonly random: Locator
  readonly board: Locator
  /** The status of the newest round. */
  readonly round: Locator

  constructor(page: Page) {
    this.page = page
    this.amount = page.getByRole('textbox', { name: 'Bet amount', exact: true })
    this.mines = page.getByRole('slider', { name: 'Mines', exact: true })
    this.start = page.getByRole('button', { name: /^Start/ })
    this.cashOut = page.getByRole('button', { name: saying('coinflip.cashOut') })
    this.random = page.getByRole('button', { name: saying('miner.random') })
    this.board = page.getByRole('grid', { name: 'Board', exact: true })
    this.round = page.getByTestId('round-result')
  }

  async sit(): Promise<void> {
    await this.page.goto('/games/miner')
    await isOn(this.start)
  }

  /** The button of a tile, by its position. */
  tile(tile: number): Locator {
    const [row, column] = [Math.floor(tile / MINER_SIDE) + 1, (tile % MINER_SIDE) + 1]
    return this.board.getByRole('button', { name: `Row ${row}, column ${column}:` })
  }

  /** The pieces that fly when a tile is opened. */
  shards(tile: number): Locator {
    return this.tile(tile).locator('[data-shards] > i')
  }

  async open(tile: number, face: Face): Promise<void> {
    await this.tile(tile).click()
    await expect(this.tile(tile)).toHaveAttribute('data-face', face)
  }

  /** The tiles that show a face. */
  async showing(face: Face): Promise<number[]> {
    const tiles = this.board.locator(`button[data-face="${face}"]`)
    return tiles.evaluateAll((all) => all.map((each) => Number(each.dataset['tile'])))
  }

  /** Waits for a status of the newest round and returns its id. */
  async stands(status: MinerStatus): Promise<string> {
    await expect(this.round).toHaveAttribute('data-standing', status)
    return (await this.round.getAttribute('data-round')) ?? ''
  }
}
