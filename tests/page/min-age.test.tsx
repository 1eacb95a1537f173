import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SignUp } from './pages/forms.ts'
import { openApp } from './support/open-app.tsx'

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
