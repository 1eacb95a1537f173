import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { BillingRow, PayoutRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { billingRow } from '../support/money-rows.ts'
import { openApp } from '../support/open-app.tsx'
import { logIn } from '../support/player.ts'
import { say, saying } from '../support/texts.ts'
import { Form } from './forms.ts'

/** The command of a withdrawal. */
export const WITHDRAW = 'money.withdraw'

/** A withdrawal of ₽1,000 to a card that waits. */
export const PAYOUT: Omit<PayoutRow, 'playerId'> = {
  id: '1',
  methodHash: 'card-payout',
  methodName: 'Bank card',
  status: 'waiting',
  amount: minor(100_000),
  currency: 'RUB',
  commission: null,
  to: '•••• 4242',
  createdAt: 1,
  steps: [{ status: 'waiting', at: 1 }],
}

/** Opens the dialog for a player with ₽5,000; a withdrawal that is sent gets no answer. */
export async function openWithdraw(billing: Partial<BillingRow> = {}, payouts: (typeof PAYOUT)[] = []) {
  let playerId = ''
  const app = await openApp('/profile', {
    commands: {
      money: {
        refreshBilling: async () => ({ ok: true, value: undefined }),
        refreshPayouts: async () => ({ ok: true, value: undefined }),
        withdraw: () => new Promise(() => undefined),
      },
    },
    fill: async (database) => {
      playerId = await logIn(database, { balance: 500_000 })
      await database.billing.put(billingRow(playerId, billing))
      await database.payouts.bulkPut(payouts.map((payout) => ({ ...payout, playerId })))
    },
  })
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  const withdraw = new WithdrawDialog()
  await expect.element(withdraw.next).toBeVisible()
  return { ...app, withdraw, playerId }
}

/** The withdrawal dialog: the form, and the review before sending. */
export class WithdrawDialog extends Form {
  readonly amount: Locator
  readonly next: Locator
  readonly send: Locator
  /** The destination: a card number or a wallet address. */
  readonly to: Locator
  readonly methods: Locator
  /** The tab of the earlier withdrawals. */
  readonly history: Locator

  constructor() {
    super('Withdraw')
    this.amount = this.dialog.getByRole('textbox', { name: 'Amount', exact: true })
    this.to = this.dialog.getByRole('textbox', { name: /^(Card number|Wallet address)/ })
    this.methods = this.dialog.getByRole('group', { name: say('withdraw.method') }).getByRole('radio')
    this.history = this.dialog.getByRole('tab', { name: saying('withdraw.history') })
    this.next = this.button('Continue')
    this.send = this.dialog.getByRole('button', { name: saying('withdraw.send') })
  }

  method(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true })
  }

  /** Chooses a method; its radio button is drawn by a label. */
  async choose(name: string): Promise<void> {
    const radio = this.method(name)
    await radio.click({ force: true })
    await expect.element(radio).toBeChecked()
  }

  /** Checks that a value is rejected beside its field, which has the focus and stays as typed. */
  async rejectsValue(field: Locator, typed: string, message: RegExp): Promise<void> {
    await field.fill(typed)
    await this.next.click()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(message)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(typed)
  }

  /** Checks that the review shows a value. */
  async reviews(value: string): Promise<void> {
    await expect.element(this.dialog.getByRole('heading', { name: say('withdraw.review'), exact: true })).toBeVisible()
    await expect.element(this.dialog.getByText(value, { exact: true })).toBeVisible()
  }
}
