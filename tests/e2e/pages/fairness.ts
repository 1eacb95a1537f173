import { type Locator, type Page, expect } from '@playwright/test'

/** The seeds, their change, and the check of a past round. */
export class Fairness {
  readonly dialog: Locator
  readonly newSeed: Locator
  readonly rotate: Locator
  readonly round: Locator
  readonly verdict: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Fairness', exact: true })
    this.newSeed = this.dialog.getByRole('textbox', { name: 'New client seed', exact: true })
    this.rotate = this.dialog.getByRole('button', { name: 'Change and reveal', exact: true })
    this.round = this.dialog.getByRole('combobox', { name: 'Round', exact: true })
    this.verdict = this.dialog.getByTestId('fairness-verdict')
  }

  /** A value of the dialog by what stands beside it; the first one is that of the seeds in play. */
  value(name: string): Locator {
    return this.dialog.getByText(name, { exact: true }).locator('+ code').first()
  }

  async changeTo(seed: string): Promise<void> {
    await this.newSeed.fill(seed)
    await this.rotate.click()
  }

  async findsFair(): Promise<void> {
    await expect(this.verdict).toHaveAttribute('data-match', 'true')
    await expect(this.verdict).toContainText('Everything agrees: this round was fair.')
  }

  close(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  }
}
