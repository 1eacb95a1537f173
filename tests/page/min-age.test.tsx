import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { SignUp } from './pages/forms.ts'
import { logIn } from './support/player.ts'
import { openApp } from './support/open-app.tsx'

const setTimeZone = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

/** Opens the registration in a country, as the operator has it, on a device with the time of a place. */
async function openSignUp(country: string, timeZone = ''): Promise<SignUp> {
  await setTimeZone(timeZone)
  await openApp('/?signup', {
    fill: ({ facts }) => facts.put({ id: 'geo', ip: null, country, region: null, blocked: false, fetchedAt: 0 }),
  })
  return new SignUp()
}

afterEach(() => setTimeZone(''))

test.each([
  ['RU', 18],
  ['KZ', 21],
  ['BY', 21],
  [null, 21],
])('in %s the sign-up and the footer name an age of %i', async (country, age) => {
  await openApp('/?signup', {
    fill: ({ facts }) => facts.put({ id: 'geo', ip: null, country, region: null, blocked: false, fetchedAt: 0 }),
  })
  const accept = new SignUp().dialog.getByRole('checkbox', {
    name: `I’m ${age} or older and accept the Terms & Conditions`,
  })
  await expect.element(accept).toBeVisible()
  await expect.poll(() => document.querySelector('footer')?.textContent).toContain(`${age}+`)
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
})

test('the country of the number decides age and currency, and a higher age has to be accepted again', async () => {
  const signUp = await openSignUp('RU', 'Europe/Moscow')
  await expect.element(signUp.accept).toHaveAccessibleName(/18/)
  await signUp.accept.click()
  await signUp.tab('By phone').click()
  await expect.element(signUp.phoneCountry).toHaveValue('ru')
  await signUp.hasValues({ accepted: true, currency: 'RUB' })
  await signUp.phoneCountry.selectOptions('kz')
  await expect.element(signUp.accept).toHaveAccessibleName(/21/)
  await signUp.hasValues({ accepted: false, currency: 'KZT' })
  await signUp.accept.click()
  await signUp.phoneCountry.selectOptions('ru')
  await signUp.hasValues({ accepted: true, currency: 'RUB' })
  await signUp.fill({ currency: 'EUR' })
  await signUp.phoneCountry.selectOptions('kz')
  await signUp.hasValues({ accepted: true, currency: 'EUR' })
})

test('a device with the time of Kazakhstan is offered its numbers first, wherever the address is', async () => {
  const signUp = await openSignUp('RU', 'Asia/Almaty')
  await signUp.tab('By phone').click()
  await expect.element(signUp.phoneCountry).toHaveValue('kz')
  await expect.element(signUp.phoneCountry.getByRole('option').first()).toHaveAttribute('value', 'kz')
  await expect.element(signUp.accept).toHaveAccessibleName(/21/)
  await signUp.hasValues({ currency: 'KZT' })
})

test('a visitor from Kazakhstan is offered the phone and tenge first', async () => {
  const signUp = await openSignUp('KZ')
  await expect.element(signUp.tab('By phone')).toHaveAttribute('aria-selected', 'true')
  await signUp.hasValues({ currency: 'KZT' })
})

test('on a device with the time of Kazakhstan one age and one currency stand everywhere', async () => {
  const signUp = await openSignUp('RU', 'Asia/Almaty')
  await expect.element(signUp.accept).toHaveAccessibleName(/21/)
  await signUp.hasValues({ currency: 'KZT' })
  await expect.poll(() => document.querySelector('footer')?.textContent).toContain('21+')
})

test('the account of a player from Kazakhstan has the higher age, wherever the address is', async () => {
  await setTimeZone('Europe/Moscow')
  await openApp('/', {
    fill: async (database) => {
      await database.facts.put({ id: 'geo', ip: null, country: 'RU', region: null, blocked: false, fetchedAt: 0 })
      const id = await logIn(database)
      await database.players.update(id, { phone: '+77011234567' })
    },
  })
  await expect.poll(() => document.querySelector('footer')?.textContent).toContain('21+')
})
