import { type Locator, type Page, expect } from '@playwright/test'
import { say, saying } from '../support/texts.ts'

/** The withdrawal dialog: the form, the review before sending, and earlier withdrawals. */
export class Withdraw {
  readonly page: Page
  readonly dialog: Locator
  readonly amount: Locator
  readonly next: Locator
  readonly rows: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Withdraw', exact: true })
    this.amount = this.dialog.getByRole('textbox', { name: 'Amount', exact: true })
    this.next = this.dialog.getByRole('button', { name: 'Continue', exact: true })
    this.rows = this.dialog.getByTestId('payout')
  }

  async open(): Promise<void> {
    await this.page.goto('/profile')
    await this.page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(this.next).toBeVisible()
  }

  /** Shows the earlier withdrawals. */
  async showHistory(): Promise<void> {
    await this.dialog.getByRole('tab', { name: saying('withdraw.history') }).click()
  }

  /** Shows the form of a new withdrawal. */
  async showForm(): Promise<void> {
    await this.dialog.getByRole('tab', { name: say('withdraw.new'), exact: true }).click()
  }

  /** The steps of the newest withdrawal, up to the one that is reached. */
  get currentStep(): Locator {
    return this.rows.first().locator('[aria-current=step]')
  }

  method(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true })
  }

  /** The destination: a card number or a wallet address. */
  get to(): Locator {
    return this.dialog.getByRole('textbox', { name: /^(Card number|Wallet address)/ })
  }

  async fill(method: string, amount: string, to: string): Promise<void> {
    await this.method(method).check()
    await this.amount.fill(amount)
    await this.to.fill(to)
  }

  async review(method: string, amount: string, to: string): Promise<void> {
    await this.fill(method, amount, to)
    await this.next.click()
    await expect(this.dialog.getByRole('heading', { name: say('withdraw.review'), exact: true })).toBeVisible()
  }

  get send(): Locator {
    return this.dialog.getByRole('button', { name: saying('withdraw.send') })
  }

  /** Waits for a status of the newest withdrawal. */
  async newestIs(status: string): Promise<void> {
    await expect(this.rows.first()).toHaveAttribute('data-status', status)
  }

  async cancelNewest(): Promise<void> {
    await this.rows
      .first()
      .getByRole('button', { name: say('withdraw.cancel'), exact: true })
      .click()
    await this.rows
      .first()
      .getByRole('button', { name: say('withdraw.cancel.yes'), exact: true })
      .click()
  }
}
