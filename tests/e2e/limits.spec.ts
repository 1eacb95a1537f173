import type { Locator, Page } from '@playwright/test'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

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
