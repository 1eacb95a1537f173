import { expect } from '@playwright/test'
import { methodByHash } from '../../operator/billing/methods.ts'
import type { Sight, Tour } from './tour.ts'

/** The bets and deposits of a player. */
export function playerTour(tour: Tour): Sight[] {
  const { say } = tour
  const payIn = tour.dialog(say('deposit.title'))
  const pay = payIn.getByRole('button', { name: say('deposit.pay'), exact: true })
  return [
    {
      name: 'dice after a roll',
      go: async () => {
        await tour.turnTo('/games/dice', tour.button(say('dice.roll')))
        await tour.button(say('dice.roll')).click()
        await expect(tour.page.getByTestId('round-result')).toBeVisible()
      },
    },
    ...(['bet.rules', 'bet.shortcuts'] as const).map((name): Sight => {
      const tab = tour.page.getByRole('tab', { name: say(name), exact: true })
      return {
        name: `dice, ${name}`,
        isContinued: true,
        go: async () => {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
        },
      }
    }),
    {
      name: 'dice, auto-play',
      isContinued: true,
      go: async () => {
        // A tab, and on a phone a button beside that of the bet.
        const name = say('bet.mode.auto')
        const tab = tour.page.getByRole('tab', { name, exact: true }).or(tour.button(name))
        await tab.click()
        await expect(tour.page.getByRole('group', { name: say('auto.title'), exact: true })).toBeVisible()
      },
    },
    {
      name: 'dice, refused',
      isContinued: true,
      go: async () => {
        const amount = tour.page.getByRole('textbox', { name: say('bet.amount'), exact: true })
        await amount.fill('99999999999')
        await expect(amount).toHaveAttribute('aria-invalid', 'true')
      },
    },
    {
      name: 'fairness',
      isContinued: true,
      go: async () => {
        await tour.button(say('fairness.title')).click()
        const dialog = tour.dialog(say('fairness.title'))
        await dialog.getByRole('button', { name: say('fairness.rotate'), exact: true }).click()
        await expect(dialog.getByTestId('fairness-verdict')).toBeVisible()
      },
    },
    { name: 'deposit', go: () => tour.turnTo('?deposit', pay) },
    {
      name: 'deposit, refused',
      isContinued: true,
      go: async () => {
        const amount = payIn.getByRole('textbox', { name: say('deposit.amount'), exact: true })
        await amount.fill('1')
        await pay.click()
        await expect(amount).toHaveAttribute('aria-invalid', 'true')
      },
    },
    {
      name: 'invoice',
      isContinued: true,
      go: async () => {
        const method = methodByHash('bank-transfer')?.name[tour.locale] ?? ''
        await payIn.getByRole('radio', { name: method, exact: true }).check()
        await payIn.getByRole('textbox', { name: say('deposit.amount'), exact: true }).fill('5000')
        const [tab] = await Promise.all([tour.page.waitForEvent('popup'), pay.click()])
        await expect(payIn.getByTestId('invoice')).toBeVisible()
        await tab.close()
      },
    },
  ]
}

/** Requires a paid invoice of `player`. */
export function paidSight(tour: Tour): Sight {
  return {
    name: 'payment received',
    go: () => expect(tour.dialog(tour.say('successPayment.title'))).toBeVisible(),
  }
}
