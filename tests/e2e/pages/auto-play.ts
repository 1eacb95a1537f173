import type { Locator, Page } from '@playwright/test'

/** The auto-play panel of a table, and what of it stands in the bar at the thumb. */
export class AutoPlay {
  readonly says: Locator
  readonly start: Locator
  readonly stop: Locator
  readonly rounds: Locator
  readonly stopLoss: Locator
  private readonly title: Locator
  private readonly form: Locator

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: 'Auto-play', exact: true })
    this.title = page.getByText('Auto-play', { exact: true }).first()
    this.says = page.getByTestId('auto-play')
    this.start = this.form.getByRole('button', { name: 'Start auto-play', exact: true })
    this.stop = page.getByRole('button', { name: /^Stop auto-play.+/ })
    this.rounds = this.field('Number of rounds')
    this.stopLoss = this.field('Stop at a loss of')
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true })
  }

  open(): Promise<void> {
    return this.title.click()
  }
}
