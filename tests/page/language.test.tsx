import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goToLogInByEmail } from './pages/login-forms.ts'
import { balance, link, main, speak } from './pages/page-frame.ts'
import { BILLING, depositLine, wholeHistory } from './support/account-rows.ts'
import { openApp } from './support/open-app.tsx'
import { protectionRow } from './support/protection-row.ts'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { getTexts } from './support/texts.ts'

const russian = getTexts('ru')
const kazakh = getTexts('kz')

test('a language switch keeps a bet as it was typed', async () => {
  await openApp('/games/dice', { fill: signIn })
  const amount = page.getByRole('textbox', { name: 'Bet amount', exact: true })
  await amount.fill('12,34')
  await page.getByRole('radio', { name: 'Under', exact: true }).click({ force: true })
  await speak('Русский')
  await expect.element(page.getByRole('textbox', { name: russian('bet.amount'), exact: true })).toHaveValue('12,34')
  await expect.element(page.getByRole('radio', { name: russian('dice.under'), exact: true })).toBeChecked()
  await expect.element(balance).toHaveTextContent(/^100,00\s₽$/)
})

test('a language that the operator rejects is used all the same, also for the error message', async () => {
  let isRejected = true
  await openApp('/profile', {
    commands: {
      settings: {
        setLocale: async () =>
          isRejected
            ? { ok: false, error: { code: 'forbidden', status: 403, retry: false } }
            : { ok: true, value: { queued: null } },
      },
    },
    fill: signIn,
  })
  await speak('Русский')
  const notifications = page.getByRole('region', { name: russian('toast.region'), exact: true })
  await expect.element(notifications.getByText(russian('error.forbidden'))).toBeVisible()
  // A visible notification follows the language; the focus in it keeps it open.
  notifications.getByRole('button').element().focus()
  expect(document.documentElement.lang).toBe('ru-RU')
  isRejected = false
  await speak('Kазақ', russian('language.label'))
  const inKazakh = page.getByRole('region', { name: kazakh('toast.region'), exact: true })
  await expect.element(inKazakh.getByRole('paragraph')).toHaveTextContent(kazakh('error.forbidden'))
  expect(document.documentElement.lang).toBe('kk-KZ')
  await expect.element(link(kazakh('nav.profile'), page.getByRole('banner'))).toBeVisible()
})

test('payment methods are named in the chosen language in the history', async () => {
  const at = Date.now()
  await openApp('/profile/history?kind=deposits', {
    fill: async (database) => {
      await signIn(database)
      await database.history.put(depositLine(at))
      await database.historyExtents.put(wholeHistory('deposits', at))
    },
  })
  await page.getByRole('tab', { name: 'Deposits', exact: true }).click()
  const table = main.getByRole('table')
  await expect.element(table).toHaveTextContent('Mobile payment')
  await speak('Русский')
  await expect.element(table).toHaveTextContent('Мобильный платёж')
  await expect.element(table).not.toHaveTextContent('Mobile payment')
})

test('payment methods are named in the chosen language in the deposit', async () => {
  await openApp('/?deposit', {
    locale: 'ru',
    fill: async (database) => {
      await signIn(database)
      await database.protection.put(protectionRow(PLAYER_ID, { rules: { depositLimit: 'offered' } }))
      await database.billing.put(BILLING)
    },
  })
  const method = page.getByRole('dialog').getByRole('radio', { name: 'Банковский перевод', exact: true })
  await expect.element(method).toBeVisible()
})

test('a log-in shows the language of the player', async () => {
  const { database } = await openApp('/?login', {
    commands: {
      session: {
        loginByEmail: async () => {
          await signIn(database, { player: { locale: 'kz' } })
          return { ok: true, value: { locale: 'kz' } }
        },
      },
    },
  })
  await (await goToLogInByEmail()).with('aru@example.com', 'correct horse battery')
  await expect.poll(() => document.documentElement.lang).toBe('kk-KZ')
  expect(document.cookie).toContain('locale=kz')
})
