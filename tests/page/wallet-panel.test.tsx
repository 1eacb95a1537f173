import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HISTORY_KINDS } from '#domain/money/history.ts'
import { minor } from '#domain/money/money.ts'
import { balance } from './pages/page-frame.ts'
import { depositLine, wholeHistory } from './support/account-rows.ts'
import { bonusRow } from './support/bonus-rows.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const AT = Date.UTC(2026, 0, 15, 12)
const wallet = page.getByRole('dialog', { name: say('account.balance'), exact: true })
const latest = wallet.getByRole('list', { name: say('wallet.latest'), exact: true }).getByRole('listitem')

test('the balance in the header opens the wallet, by keyboard too, and the focus returns', async () => {
  await openApp('/faq', {
    fill: async (database) => {
      await signIn(database)
      await database.bonuses.put(
        bonusRow(PLAYER_ID, { wager: { times: 5, required: minor(50_000), done: minor(20_000) } }),
      )
      await database.history.bulkPut([1, 2, 3, 4].map((hour) => depositLine(AT + hour * 3_600_000)))
      await database.historyExtents.bulkPut(HISTORY_KINDS.map((kind) => wholeHistory(kind, AT)))
    },
  })
  await expect.element(balance).toHaveAccessibleName('Balance: ₽100.00')
  balance.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(wallet.getByText('₽100.00', { exact: true })).toBeVisible()
  await expect.element(wallet.getByRole('progressbar')).toHaveAccessibleName('Wagered ₽200.00 of ₽500.00')
  await expect.poll(() => latest.elements().length).toBe(3)
  await expect.element(latest.first()).toHaveTextContent(/^DepositMobile payment₽300\.00CompletedJan 15, 2026/)
  await userEvent.keyboard('{Escape}')
  await expect.element(wallet).not.toBeInTheDocument()
  await expect.element(balance).toHaveFocus()
})

test('the wallet leads to deposit, withdrawal and history', async () => {
  await openApp('/faq', { fill: signIn })
  for (const [name, title] of [
    [say('account.deposit'), say('deposit.title')],
    [say('withdraw.open'), say('withdraw.title')],
  ] as const) {
    await balance.click()
    await wallet.getByRole('button', { name, exact: true }).click()
    const next = page.getByRole('dialog', { name: title, exact: true })
    await expect.element(next).toBeVisible()
    await expect.element(wallet).not.toBeInTheDocument()
    await next.getByRole('button', { name: say('dialog.close'), exact: true }).click()
  }
  await balance.click()
  await wallet.getByRole('button', { name: say('profile.history'), exact: true }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/profile/history?type=deposits')
})

test('without a network the wallet says what it does not know', async () => {
  await openApp('/faq', {
    fill: async (database) => {
      await signIn(database)
      await database.facts.put({ id: 'connection', reachable: false, since: AT })
    },
  })
  await balance.click()
  await expect.element(wallet.getByText(say('wallet.latest.unknown'))).toBeVisible()
})

test('the eye hides the amounts of header and wallet, and is stored, until it is pressed again', async () => {
  await openApp('/faq', { fill: signIn })
  await balance.click()
  const eye = wallet.getByRole('button', { name: say('wallet.hideAmounts'), exact: true })
  const amount = wallet.getByText('₽100.00', { exact: true })
  await expect.element(amount).toBeVisible()
  const colours = () => [amount.element(), balance.element()].map((element) => getComputedStyle(element).color)
  const shown = colours()
  await eye.click()
  await expect.element(eye).toHaveAttribute('aria-pressed', 'true')
  expect(colours()).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
  expect(localStorage.getItem('amounts')).toBe('hidden')
  await eye.click()
  expect(colours()).toEqual(shown)
  expect(localStorage.getItem('amounts')).toBeNull()
})

test('the wallet says that the history could not be loaded, and closes when the player logs out', async () => {
  const { database } = await openApp('/faq', {
    fill: async (rows) => {
      await signIn(rows)
      await rows.facts.put({ id: 'problems', parts: { history: 'operator' } })
    },
  })
  await balance.click()
  await expect.element(wallet.getByRole('alert')).toBeVisible()
  await expect.element(wallet.getByRole('button', { name: say('errorPage.retry'), exact: true })).toBeVisible()
  await expect.poll(() => document.querySelector('dialog .skeleton')).toBeNull()
  await database.session.clear()
  await expect.element(wallet).not.toBeInTheDocument()
})

test.each([
  ['KZT', 280],
  ['KZT', 360],
  ['RUB', 360],
  ['KZT', 1440],
] as const)('a balance of twelve digits stays in one line: %s at %d px', async (currency, width) => {
  await page.viewport(width, 740)
  await openApp('/kz/profile', {
    locale: 'kz',
    fill: (database) => signIn(database, { wallet: { currency, balance: minor(123_456_789_012_34) } }),
  })
  const amounts = page.getByText(/^\D*123\s456\s789\s012,3/).filter({ hasNot: page.getByRole('button') })
  // The browser lays out the options of a select by itself.
  const elements = () => amounts.elements().filter((element) => !(element instanceof HTMLOptionElement))
  await expect.poll(() => elements().length).toBeGreaterThan(0)
  for (const element of elements()) {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    expect(lines.size, element.outerHTML).toBe(1)
    expect(range.getBoundingClientRect().right, element.outerHTML).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  }
  await page.viewport(1440, 900)
})
