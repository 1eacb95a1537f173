import { type Locator, type Page, expect } from '@playwright/test'
import { isOn } from './description.ts'
import { say } from '../support/texts.ts'

export type OpenedShown = { id: string; outcome: string; payout: string }

/** The list of cases, and the table of one case. */
export class Cases {
  readonly page: Page
  readonly list: Locator
  readonly open: Locator
  readonly skip: Locator
  readonly contents: Locator
  /** The result of the last round of this case. */
  readonly result: Locator
  readonly items: Locator
  readonly history: Locator
  /** The announcement of a new round for screen readers. */
  readonly said: Locator

  constructor(page: Page) {
    this.page = page
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    this.list = page.getByRole('list', { name: 'Cases', exact: true })
    this.open = button('Open')
    this.skip = button('Skip')
    this.contents = page.getByRole('region', { name: say('cases.contents'), exact: true })
    this.result = page.getByTestId('round-result')
    this.items = page.getByTestId('case-items')
    this.history = page.getByRole('table', { name: say('original.history'), exact: true })
    this.said = page.getByTestId('original-round').getByRole('status').last()
  }

  count(count: number): Locator {
    return this.page.getByRole('radio', { name: String(count), exact: true })
  }

  async sit(slug = 'caravan'): Promise<void> {
    await this.page.goto(`/games/cases/${slug}`)
    await this.isOn()
  }

  isOn(): Promise<void> {
    return isOn(this.open)
  }

  /** The ids of the items under the pointers, once the reels have stopped. */
  async stopped(): Promise<(string | null)[]> {
    const won = this.page.locator('[data-won]')
    await expect(won).not.toHaveCount(0)
    return Promise.all((await won.all()).map((tile) => tile.getAttribute('data-won')))
  }

  /** Waits for a round other than `before` and returns it. */
  async nextRound(before: string | null = null): Promise<OpenedShown> {
    await expect(this.result).toHaveAttribute('data-round', /./)
    if (before !== null) await expect(this.result).not.toHaveAttribute('data-round', before)
    return this.shown()
  }

  async shown(): Promise<OpenedShown> {
    const [id, outcome, payout] = await Promise.all(
      ['data-round', 'data-outcome', 'data-payout'].map((name) => this.result.getAttribute(name)),
    )
    return { id: id ?? '', outcome: outcome ?? '', payout: payout ?? '' }
  }
}
