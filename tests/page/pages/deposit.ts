import { expect, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { BillingRow, InvoiceRow, ProtectionRow } from '#db/rows.ts'
import { billingRow, invoiceRow } from '../support/money-rows.ts'
import { openApp } from '../support/open-app.tsx'
import { type Purse, logIn } from '../support/player.ts'
import { protectionRow } from '../support/protection-row.ts'
import { say } from '../support/texts.ts'
import { Form } from './forms.ts'

/** The command of a deposit. */
export const OPEN_DEPOSIT = 'money.openDeposit'

/** Opens the dialog for a player with these payment methods and invoices; a deposit that is sent gets no answer. */
export async function openDeposit(
  billing: Partial<BillingRow> = {},
  invoices: Partial<InvoiceRow>[] = [],
  purse: Purse = {},
  /** What the operator has said of limits; null for nothing yet. */
  protection: Partial<ProtectionRow> | null = { rules: { depositLimit: 'offered' } },
) {
  const app = await openApp('/?deposit', {
    commands: {
      money: {
        refreshBilling: async () => ({ ok: true, value: undefined }),
        refreshInvoices: async () => ({ ok: true, value: undefined }),
        openDeposit: () => new Promise(() => undefined),
      },
    },
    fill: async (database) => {
      const id = await logIn(database, purse)
      if (protection) await database.protection.put(protectionRow(id, protection))
      await database.billing.put(billingRow(id, billing))
      await database.invoices.bulkPut(invoices.map((invoice) => invoiceRow(id, invoice)))
    },
  })
  // The tab of the payment page stays closed.
  vi.spyOn(window, 'open').mockReturnValue(null)
  const deposit = new DepositDialog()
  await expect.element(deposit.dialog).toBeVisible()
  return { ...app, deposit }
}

/** The deposit dialog: the form, and after it the invoice. */
export class DepositDialog extends Form {
  readonly amount: Locator
  readonly pay: Locator
  readonly invoice: Locator

  constructor() {
    super('Deposit')
    this.amount = this.dialog.getByRole('textbox', { name: 'Amount', exact: true })
    this.pay = this.button('Pay')
    this.invoice = this.dialog.getByTestId('invoice')
  }

  method(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true })
  }

  /** Chooses a method; its radio button is drawn by a label. */
  async choose(name: string): Promise<void> {
    await this.method(name).click({ force: true })
    await expect.element(this.method(name)).toBeChecked()
  }

  /** The radio of a bonus by its name, or of none. */
  bonus(name: string): Locator {
    return this.dialog
      .getByRole('group', { name: say('deposit.bonus.legend'), exact: true })
      .getByRole('radio', { name })
  }

  /** The value beside a name on the invoice. */
  fact(name: string): string | null {
    const terms = [...this.invoice.element().querySelectorAll('dt')]
    return terms.find((term) => term.textContent === name)?.nextElementSibling?.textContent ?? null
  }

  /** Checks that the amount is rejected beside its field, which has the focus and stays as typed. */
  async rejectsAmount(typed: string, message: RegExp | string): Promise<void> {
    await this.amount.fill(typed)
    await this.pay.click()
    await this.rejects('Amount', message)
    await expect.element(this.amount).toHaveValue(typed)
  }
}
