import { type Locator, type Page, expect } from '@playwright/test'
import { say } from '../support/texts.ts'

/** The deposit modal: the form, and after it the invoice. */
export class PayIn {
  readonly page: Page
  readonly dialog: Locator
  readonly amount: Locator
  readonly pay: Locator
  readonly invoice: Locator
  readonly timeLeft: Locator
  readonly paymentLink: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Deposit', exact: true })
    this.amount = this.dialog.getByRole('textbox', { name: 'Amount', exact: true })
    this.pay = this.dialog.getByRole('button', { name: 'Pay', exact: true })
    this.invoice = this.dialog.getByTestId('invoice')
    this.timeLeft = this.dialog.getByRole('timer', { name: 'Time left', exact: true })
    this.paymentLink = this.dialog.getByRole('link', { name: say('deposit.invoice.openPage'), exact: true })
  }

  method(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true })
  }

  /** The radio of a bonus by its name, or of none. */
  bonus(name: string): Locator {
    return this.dialog
      .getByRole('group', { name: say('deposit.bonus.legend'), exact: true })
      .getByRole('radio', { name })
  }

  /** The value beside a name on the invoice. */
  fact(name: string): Locator {
    return this.invoice.getByRole('term').filter({ hasText: name }).locator('+ dd')
  }

  /** Copies a value by its button and returns the content of the clipboard. */
  async copied(what: string): Promise<string> {
    await this.invoice.getByRole('button', { name: say('copy.what', { what }), exact: true }).click()
    await expect(this.invoice.getByRole('status').filter({ hasText: /^Copied$/ })).not.toHaveCount(0)
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  async choose(method: string, amount: string): Promise<void> {
    await this.method(method).check()
    await this.amount.fill(amount)
  }

  /** Pays an amount by a method and returns the payment page, which opens in its own tab. */
  async payBy(method: string, amount: string): Promise<PaymentPage> {
    await this.choose(method, amount)
    const [tab] = await Promise.all([this.page.waitForEvent('popup'), this.pay.click()])
    return new PaymentPage(tab)
  }

  /** Repeats the last paid deposit by its button and returns the payment page. */
  async repeat(name: string): Promise<PaymentPage> {
    const [tab] = await Promise.all([
      this.page.waitForEvent('popup'),
      this.dialog.getByRole('button', { name, exact: true }).click(),
    ])
    return new PaymentPage(tab)
  }

  /** Makes a second deposit while one is open, and confirms the question. */
  async payOneMore(method: string, amount: string): Promise<PaymentPage> {
    await this.choose(method, amount)
    await this.pay.click()
    const yes = this.dialog.getByRole('button', { name: say('deposit.oneMore.yes'), exact: true })
    const [tab] = await Promise.all([this.page.waitForEvent('popup'), yes.click()])
    return new PaymentPage(tab)
  }

  async hasInvoice(status: string): Promise<void> {
    await expect(this.invoice).toHaveAttribute('data-status', status)
  }

  /** Cancels the open deposit and confirms the question. */
  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cancel deposit', exact: true }).click()
    await this.dialog.getByRole('button', { name: say('deposit.invoice.cancel.yes'), exact: true }).click()
  }

  /** Goes from an open invoice to the form for another one. */
  beginAnother(): Promise<void> {
    return this.dialog.getByRole('button', { name: say('deposit.invoice.another'), exact: true }).click()
  }

  close(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  }
}

/** The operator's payment page, where a payment is paid, declined or left to expire. */
export class PaymentPage {
  readonly tab: Page
  readonly state: Locator

  constructor(tab: Page) {
    this.tab = tab
    this.state = tab.getByTestId('invoice-state')
  }

  pay(): Promise<void> {
    return this.tab.getByRole('button', { name: 'Pay', exact: true }).click()
  }

  decline(): Promise<void> {
    return this.tab.getByRole('button', { name: 'Decline', exact: true }).click()
  }
}

/** The dialog after a paid invoice. */
export class SuccessPayment {
  readonly dialog: Locator
  /** The credited amount, in words. */
  readonly added: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Payment received', exact: true })
    this.added = this.dialog.getByRole('paragraph').filter({ hasText: say('successPayment.added') })
  }

  close(): Promise<void> {
    // The cross of the dialog and the button below both close it.
    return this.dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  }

  playDice(): Promise<void> {
    return this.dialog.getByRole('button', { name: say('successPayment.playDice'), exact: true }).click()
  }
}
