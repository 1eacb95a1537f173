import { expect } from '@playwright/test'
import { VIP_LEVELS } from '../../operator/vip/levels.ts'
import type { ControlClient } from '../../operator/control-client.ts'
import type { Sight, Tour } from './tour.ts'

/** Gives a player what the screens of `moneyTour` show. */
export async function giveOffers(control: ControlClient, email: string): Promise<void> {
  await control.set({ protectionRules: { cancelPayout: true, depositLimit: 'offered' } })
  await control.giveBonus({ email, offer: 'first-deposit', isActive: true })
  await control.giveBonus({ email, offer: 'welcome-100' })
  await control.giveSpins({ email })
  await control.giveVipPoints({ email, points: 60_000 })
}

/** The screens of a player with bonuses, free spins and points. */
export function moneyTour(tour: Tour): Sight[] {
  const { say } = tour
  const withdraw = tour.dialog(say('withdraw.title'))
  const next = withdraw.getByRole('button', { name: say('withdraw.next'), exact: true })
  return [
    {
      name: 'bonuses of a player, a promo code looked up',
      go: async () => {
        await tour.open('/bonuses', tour.page.getByTestId('bonus').first())
        const promo = tour.page.getByRole('textbox', { name: say('register.promo'), exact: true })
        await promo.fill('WELCOME100')
        await promo.press('Enter')
        await expect(tour.page.getByTestId('promo-offer')).toBeVisible()
        await tour.page
          .getByTestId('campaign')
          .getByRole('button', { name: say('bonuses.details') })
          .first()
          .click()
        await expect(tour.button(say('bonuses.campaign.cancel'))).toBeVisible()
      },
    },
    {
      name: 'a bonus to be given up',
      isContinued: true,
      go: () =>
        tour.page
          .getByTestId('bonus')
          .getByRole('button', { name: say('bonuses.cancel') })
          .first()
          .click(),
    },
    {
      name: 'wallet',
      go: async () => {
        await tour.open('/faq', tour.page.getByRole('heading', { level: 1 }))
        // The shell draws the balance too, and not as a button.
        await tour.page.locator('button[data-testid=balance]').click()
        await expect(tour.dialog(say('account.balance')).getByRole('progressbar').first()).toBeVisible()
      },
    },
    {
      name: 'VIP club of a player',
      go: () => tour.turnTo('/vip-club', tour.page.getByText(VIP_LEVELS.at(-1)?.name[tour.locale] ?? '')),
    },
    {
      name: 'wallet with its currencies',
      go: () => tour.turnTo('/profile', tour.page.getByRole('combobox', { name: say('wallet.currency'), exact: true })),
    },
    {
      name: 'withdraw, refused',
      go: async () => {
        await tour.turnTo('/profile', tour.button(say('withdraw.open')))
        await tour.button(say('withdraw.open')).click()
        await next.click()
        await expect(withdraw.getByText(say('withdraw.card.empty'))).toBeVisible()
      },
    },
    {
      name: 'withdraw, looked over',
      isContinued: true,
      go: async () => {
        await withdraw.getByRole('radio', { name: 'Tether TRC-20', exact: true }).check()
        await withdraw.getByRole('textbox').first().fill('912345.67')
        await withdraw.getByRole('textbox').last().fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
        await next.click()
        await expect(withdraw.getByRole('heading', { name: say('withdraw.review'), exact: true })).toBeVisible()
      },
    },
    {
      name: 'withdrawals',
      isContinued: true,
      go: async () => {
        await withdraw
          .getByRole('button')
          .filter({ hasText: /912.?345/ })
          .first()
          .click()
        const row = withdraw.getByTestId('payout').first()
        await row.getByRole('button', { name: say('withdraw.cancel'), exact: true }).click()
        await expect(row.getByRole('button', { name: say('withdraw.cancel.yes'), exact: true })).toBeVisible()
      },
    },
    {
      name: 'invoice in a cryptocurrency',
      go: async () => {
        const payIn = tour.dialog(say('deposit.title'))
        await tour.turnTo('?deposit', payIn.getByRole('radio', { name: 'Bitcoin', exact: true }))
        await payIn.getByRole('radio', { name: 'Bitcoin', exact: true }).check()
        const pay = payIn.getByRole('button', { name: say('deposit.pay'), exact: true })
        await pay.click()
        await expect(payIn.getByRole('img')).toBeVisible()
      },
    },
  ]
}
