import { expect } from '@playwright/test'
import { WEAK_PASSWORD } from '../support/fixtures.ts'
import type { Sight, Tour } from './tour.ts'

/** The dialogs of a guest. */
export function guestTour(tour: Tour): Sight[] {
  const { say } = tour
  const login = tour.dialog(say('login.title'))
  const signUp = tour.dialog(say('register.title'))
  const byEmail = tour.dialog(say('login.byEmail'))
  return [
    { name: 'log in', go: () => tour.turnTo('?login', login) },
    {
      name: 'log in, a number of another country',
      isContinued: true,
      go: async () => {
        await login.getByRole('textbox', { name: say('form.phone'), exact: true }).fill('+49 170 1234567')
        await login.getByRole('button', { name: say('login.submit'), exact: true }).click()
        await expect(login.getByText(say('form.phone.foreign'))).toBeVisible()
      },
    },
    {
      name: 'log in by a code, refused',
      isContinued: true,
      go: async () => {
        await login.getByRole('textbox', { name: say('form.phone'), exact: true }).fill('+7 701 765 43 21')
        await tour.button(say('login.byCode')).click()
        const code = tour.dialog(say('confirmPhone.title'))
        await code.getByRole('textbox', { name: say('code.label'), exact: true }).fill('123456')
        await code.getByRole('button', { name: say('confirmPhone.submit'), exact: true }).click()
        // Beside the field, and in the notification.
        await expect(code.getByText(say('operator.code.wrong')).first()).toBeVisible()
      },
    },
    {
      name: 'log in by email, refused',
      go: async () => {
        await tour.turnTo('?login', login)
        await tour.button(say('login.byEmail')).click()
        await byEmail.getByRole('button', { name: say('login.submit'), exact: true }).click()
        await expect(byEmail.getByText(say('form.email.empty'))).toBeVisible()
      },
    },
    { name: 'sign up', go: () => tour.turnTo('?signup', signUp) },
    {
      name: 'sign up, refused',
      isContinued: true,
      go: async () => {
        await signUp.getByRole('button', { name: say('register.submit'), exact: true }).click()
        await expect(signUp.getByText(say('register.accept.needed'))).toBeVisible()
      },
    },
    {
      name: 'sign up by phone, refused by the operator',
      isContinued: true,
      go: async () => {
        await signUp.getByRole('tab', { name: say('register.byPhone'), exact: true }).click()
        await signUp.getByRole('textbox', { name: say('form.phone'), exact: true }).fill('+375 29 765 43 21')
        await signUp.getByRole('textbox', { name: say('form.password'), exact: true }).fill(WEAK_PASSWORD)
        await signUp.getByRole('textbox', { name: say('register.promo'), exact: true }).fill('no such code!')
        await signUp.getByRole('checkbox').check()
        await signUp.getByRole('button', { name: say('register.submit'), exact: true }).click()
        await expect(signUp.getByText(say('operator.promo.unknown')).first()).toBeVisible()
      },
    },
  ]
}
