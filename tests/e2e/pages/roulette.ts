import { type Locator, type Page, expect } from '@playwright/test'
import { isDisabled, isOn } from './description.ts'
import { say } from '../support/texts.ts'

export type PocketShown = { id: string; pocket: number; outcome: string; payout: string }

/** The roulette table: the wheel, the places and the chips. */
export class Roulette {
  readonly page: Page
  readonly spin: Locator
  readonly skip: Locator
  readonly table: Locator
  /** Dozens and even chances, where they stand in the panel. */
  readonly outside: Locator
  readonly wheel: Locator
  readonly result: Locator
  readonly sum: Locator
  readonly problem: Locator
  readonly pockets: Locator
  readonly history: Locator
  /** The announcement of a new round for screen readers. */
  readonly said: Locator

  constructor(page: Page) {
    this.page = page
    this.spin = page.getByRole('button', { name: /^Spin/ })
    this.skip = this.deed('Skip')
    this.table = page.getByRole('grid', { name: say('roulette.table'), exact: true })
    this.outside = page.getByRole('grid', { name: say('roulette.outside'), exact: true })
    this.wheel = page.getByTestId('roulette-wheel')
    this.result = page.getByTestId('round-result')
    this.sum = page.getByTestId('roulette-sum')
    this.problem = page.getByTestId('roulette-problem')
    this.pockets = page.getByRole('list', { name: say('roulette.pockets'), exact: true }).getByRole('listitem')
    this.history = page.getByRole('table', { name: say('original.history'), exact: true })
    this.said = page.getByRole('region', { name: 'Roulette', exact: true }).getByRole('status').last()
  }

  /** The button Undo, Clear, Double or Repeat. */
  deed(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A place by its name: "Red", "Split 17, 20", "17 black". */
  place(name: string): Locator {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return this.page.getByRole('grid').getByRole('button', { name: new RegExp(`^${escaped}, payout `) })
  }

  chip(value: string): Locator {
    return this.page.getByRole('radio', { name: say('roulette.chip', { value }), exact: true })
  }

  reach(name: string): Locator {
    return this.page
      .getByRole('group', { name: say('roulette.reach'), exact: true })
      .getByRole('radio', { name, exact: true })
  }

  async sit(): Promise<void> {
    await this.page.goto('/games/roulette')
    await this.isOn()
  }

  isOn(): Promise<void> {
    return isOn(this.spin)
  }

  /** Checks that no bet can be placed and the button says why. */
  isOff(reason: string | RegExp): Promise<void> {
    return isDisabled(this.spin, reason)
  }

  /** Waits until the wheel shows a round other than `before`, and returns it. */
  async nextPocket(before: string | null = null): Promise<PocketShown> {
    await expect(this.result).toHaveAttribute('data-round', /./)
    if (before !== null) await expect(this.result).not.toHaveAttribute('data-round', before)
    const [id, pocket, outcome, payout] = await Promise.all(
      ['data-round', 'data-pocket', 'data-outcome', 'data-payout'].map((name) => this.result.getAttribute(name)),
    )
    return { id: id ?? '', pocket: Number(pocket), outcome: outcome ?? '', payout: payout ?? '' }
  }
}
