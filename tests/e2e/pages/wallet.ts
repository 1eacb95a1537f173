import { type Locator, type Page, expect } from '@playwright/test'
import { saying } from '../support/texts.ts'

/** The wallet's card in the profile. */
export class WalletCard {
  readonly page: Page
  readonly currency: Locator

  constructor(page: Page) {
    this.page = page
    this.currency = page.getByRole('combobox', { name: 'Currency', exact: true })
  }

  async open(): Promise<void> {
    await this.page.goto('/profile')
    await expect(this.page.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible()
  }

  /** The value beside the name of a balance. */
  part(name: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}`) })
      .locator('+ dd')
  }

  get hint(): Locator {
    return this.page.getByRole('note').filter({ hasText: saying('wallet.withdrawHint') })
  }
}
