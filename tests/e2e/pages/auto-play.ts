import type { Locator, Page } from '@playwright/test'
import { say } from '../support/texts.ts'

/** The tab "Auto" of a bet panel, on a phone a button beside that of the bet, and its controls in the bet bar. */
export class AutoPlay {
  readonly says: Locator
  readonly start: Locator
  readonly stop: Locator
  readonly rounds: Locator
  readonly stopLoss: Locator
  readonly tab: Locator
  private readonly form: Locator

  constructor(page: Page) {
    this.form = page.getByRole('group', { name: say('auto.title'), exact: true })
    const name = say('bet.mode.auto')
    this.tab = page.getByRole('tab', { name, exact: true }).or(page.getByRole('button', { name, exact: true }))
    this.says = page.getByTestId('auto-play')
    this.start = page.getByRole('button', { name: say('auto.start'), exact: true })
    this.stop = page.getByRole('button', { name: new RegExp(`^${say('auto.stop')}.+`) })
    this.rounds = this.field(say('auto.rounds'))
    this.stopLoss = this.field(say('auto.stopLoss'))
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true })
  }

  open(): Promise<void> {
    return this.tab.click()
  }
}
