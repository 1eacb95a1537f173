import type { Locator, Page } from '@playwright/test'
import { OPERATOR_GONE, PASSWORD, expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'

const PATH = '/profile/setting/limits'

function card(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('region', { name: title, exact: true })
}

/** How the cell of the deposit limit of a day ends its name. */
const dayCell = new RegExp(`${say('protection.kind.deposit')} ${say('protection.period.day')}$`)

/** The line of the deposit limit of a day, once its cell is pressed. */
function dayLine(page: Page): Locator {
  return card(page, say('protection.kind.deposit'))
    .getByRole('listitem')
    .filter({ hasText: say('protection.period.day') })
}

async function setLimit(line: Locator, button: string, amount: string): Promise<void> {
  const press = line.getByRole('button', { name: button, exact: true })
  await press.click()
  await line.getByRole('textbox', { name: say('limits.amount'), exact: true }).fill(amount)
  await press.click()
}

test('a limit is set, lowered offline at once, and reaches the operator when the connection is back @gate', async ({
  casino: { page },
  context,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  await players.enter()
  await page.goto(PATH)
  const line = dayLine(page)
  await page.getByRole('button', { name: dayCell }).click()
  await line.getByRole('textbox', { name: say('limits.amount'), exact: true }).fill('1000')
  await line.getByRole('button', { name: say('limits.set'), exact: true }).click()
  await expect(line).toContainText('₽0.00 of ₽1,000.00 used')
  await expect(line.getByText(say('limits.local'))).toBeHidden()
  await context.setOffline(true)
  await expect(line.getByRole('button', { name: say('limits.raise'), exact: true })).toBeDisabled()
  await setLimit(line, say('limits.lower'), '400')
  await expect(line).toContainText('of ₽400.00 used')
  await expect(line.getByText(say('limits.local'))).toBeVisible()
  await context.setOffline(false)
  await expect(line.getByText(say('limits.local'))).toBeHidden()
  await expect(line).toContainText('of ₽400.00 used')
  await setLimit(line, say('limits.raise'), '5000')
  await expect(line).toContainText('New limit: ₽5,000.00. You can confirm it from')
  await expect(line).toContainText('of ₽400.00 used')
})

test('self-exclusion by password logs out and says until when', async ({ casino: { page }, players, quiet }) => {
  quiet.allow(/the server responded with a status of 4\d\d/)
  await players.enter()
  await page.goto(PATH)
  const exclusion = card(page, say('exclusion.title'))
  await exclusion.getByRole('combobox').selectOption({ label: say('exclusion.length.year1') })
  const password = exclusion.getByLabel(say('form.password'), { exact: true })
  await password.fill('not my password')
  await exclusion.getByRole('button', { name: say('exclusion.submit'), exact: true }).click()
  await expect(password).toHaveAccessibleDescription(saying('operator.exclusion.password'))
  await password.fill(PASSWORD)
  await exclusion.getByRole('button', { name: say('exclusion.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { name: saying('protection.block.excluded') })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

test('the limit question comes before a first deposit, and declining it is remembered', async ({
  casino: { page },
  control,
  players,
}) => {
  await control.set({ protectionRules: { depositLimit: 'asked' } })
  await players.enter()
  await page.goto('/?deposit')
  const cashier = page.getByRole('dialog', { name: say('deposit.title'), exact: true })
  const pay = cashier.getByRole('button', { name: say('deposit.pay'), exact: true })
  await expect(cashier.getByRole('heading', { name: say('limits.first'), exact: true })).toBeVisible()
  await expect(pay).toBeHidden()
  await cashier.getByRole('button', { name: say('limits.first.decline'), exact: true }).click()
  await expect(pay).toBeVisible()
  await page.goto('/?deposit')
  await expect(pay).toBeVisible()
})

test('where the region demands it, one press in the header begins a break of a day', async ({
  casino: { page },
  control,
  players,
}) => {
  await control.set({ protectionRules: { panicButton: true } })
  await players.enter()
  await page.goto(PATH)
  const press = page.getByRole('banner').getByRole('button', { name: say('break.panic'), exact: true })
  await press.click()
  await expect(page.getByRole('heading', { name: saying('protection.block.timeOut') })).toBeVisible()
  await expect(press).toBeHidden()
})
