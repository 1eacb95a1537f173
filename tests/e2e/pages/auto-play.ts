import type { Locator, Page } from '@playwright/test'
import { say } from '../support/texts.ts'

/** The auto-play panel of a table, and its controls in the bottom bar. */
export class AutoPlay {
  readonly says: Locator
  readonly start: Locator
  readonly stop: Locator
  readonly rounds: Locator
  readonly stopLoss: Locator
  private readonly title: Locator
  private readonly form: Locator

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: say('auto.title'), exact: true })
    this.title = page.getByText(say('auto.title'), { exact: true }).first()
    this.says = page.getByTestId('auto-play')
    this.start = this.form.getByRole('button', { name: say('auto.start'), exact: true })
    this.stop = page.getByRole('button', { name: new RegExp(`^${say('auto.stop')}.+`) })
    this.rounds = this.field(say('auto.rounds'))
    this.stopLoss = this.field(say('auto.stopLoss'))
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true })
  }

  open(): Promise<void> {
    return this.title.click()
  }
}
