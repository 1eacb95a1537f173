import { beforeEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { LogIn } from './pages/login-forms.ts'
import { openApp } from './support/open-app.tsx'
import { saying } from './support/texts.ts'

let form: LogIn

beforeEach(async () => {
  await openApp('/?login', {
    fill: ({ facts }) => facts.put({ id: 'geo', ip: null, country: 'KZ', region: 'KZ', blocked: false, fetchedAt: 0 }),
  })
  form = new LogIn()
  await expect.element(form.phone).toHaveFocus()
})

const shows = (text: string) => expect.element(form.phone).toHaveValue(text)

test('undo works key by key in a phone number', async () => {
  await userEvent.keyboard('70112')
  await shows('(701) 12')
  await userEvent.keyboard('{Control>}zz{/Control}')
  await shows('(701')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await shows('(701) 1')
  await userEvent.keyboard('x')
  await shows('(701) 1x')
  await userEvent.keyboard('{Control>}z{/Control}')
  await shows('(701) 1')
})

test('an input method can compose a phone number, and undo takes back the whole composition', async () => {
  await userEvent.keyboard('7011')
  await shows('(701) 1')
  for (const text of ['２', '２３', '２３４']) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    await shows(`(701) 1${text}`)
  }
  await cdp().send('Input.insertText', { text: '２３４' })
  await shows('(701) 123 4')
  await userEvent.keyboard('{Control>}z{/Control}')
  await shows('(701) 1')
})

test('a number of another country than the chosen one is rejected until its country is chosen', async () => {
  await form.country.selectOptions('by')
  await form.phone.fill('+7 701 123 45 67')
  await form.submit.click()
  await form.rejects('Phone', saying('form.phone.otherCountry'))
  await shows('+7 701 123 45 67')
  await form.country.selectOptions('kz')
  await shows('(701) 123 45 67')
  await form.accepts('Phone')
})
