import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

/** The focused element's tag, and what it is called or the start of its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: now } = document
    const label = now?.getAttribute('aria-labelledby')
    const name = now?.getAttribute('aria-label') ?? (label && document.getElementById(label)?.textContent)
    return `${now?.tagName} ${name ?? now?.textContent?.slice(0, 20)}`
  })
}

/** A promise, and how to resolve it. */
function gate(): [released: Promise<void>, release: () => void] {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  return [released, release]
}

async function fillSlip(page: Page): Promise<void> {
  await page.goto('/betting')
  await page.getByRole('tab', { name: 'Soon' }).click()
  const markets = page.getByRole('group', { name: say('betting.market.result') })
  await markets.nth(0).getByRole('button').first().click()
  await markets.nth(1).getByRole('button').first().click()
}

for (const { where, width } of [
  { where: 'beside the events', width: 1440 },
  { where: 'in its dialog', width: 360 },
]) {
  test(`removing selections and clearing the slip ${where} keeps the focus in it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await fillSlip(page)
    if (width < 1024) await page.getByRole('button', { name: /^2\s*Bet slip/ }).click()
    const slip = page.getByRole('region', { name: 'Bet slip' })
    const lines = slip.getByRole('listitem')
    const remove = slip.getByRole('button', { name: /^Remove/ })
    const second = await lines.nth(1).locator('strong').first().innerText()

    await remove.first().focus()
    await page.keyboard.press('Enter')
    await expect(lines).toHaveCount(1)
    await expect(lines.first()).toBeFocused()
    expect(await focused(page)).toContain(second.slice(0, 10))

    await slip.getByRole('button', { name: say('betting.slip.clear'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(slip.getByText(say('betting.slip.empty'))).toBeVisible()
    await expect.poll(() => focused(page)).toMatch(/Bet slip/)
    // The focus goes to no control, which a held key would press.
    expect(await page.evaluate(() => document.activeElement?.matches('button, a, input'))).toBe(false)
  })
}

test('cancelling a coinflip moves the focus to the list of open ones', async ({ control, page, players }) => {
  // Another test may have left open ones, and the focus would go to the next of them.
  await control.reset({ data: true })
  await players.enter({ balance: '100.00' })
  await page.goto('/games/coinflip?against=players')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await expect(cancel).toBeEnabled()
  await cancel.focus()
  await page.keyboard.press('Enter')
  await expect(cancel).toHaveCount(0)
  await expect.poll(() => focused(page)).toBe(`SECTION ${say('duels.open')}`)
})

test('an event that leaves the favourites and a closed notification leave the focus on the page', async ({ page }) => {
  await fillSlip(page)
  const stars = page.getByRole('button', { name: new RegExp(`^${say('betting.favourite', { name: '' }).trim()}`) })
  await stars.nth(0).click()
  await stars.nth(1).click()
  await page.getByRole('tab', { name: 'Favourites' }).click()
  await expect(stars).toHaveCount(2)
  // A press within 400 ms of a change would be for the star as it was.
  await page.waitForTimeout(500)
  await stars.first().focus()
  await page.keyboard.press('Enter')
  await expect(stars).toHaveCount(1)
  await expect.poll(() => focused(page)).toMatch(/^LI /)
  await stars.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('betting.none.favourites'))).toBeVisible()
  await expect.poll(() => focused(page)).not.toMatch(/^BODY/)
})

for (const { when, isBefore } of [
  { when: 'after', isBefore: false },
  { when: 'before', isBefore: true },
]) {
  test(`a control that goes ${when} the code that comes after the first paint is there leaves the focus on the page`, async ({
    page,
    players,
  }) => {
    await players.enter({ balance: '10.00' })
    const [released, release] = gate()
    await page.route(/\/assets\/DeferredFeatures-.*[.]js$/, (route) => released.then(() => route.continue()))
    await page.goto('/profile')
    const logOut = page.getByRole('button', { name: say('account.logOut'), exact: true })
    await logOut.focus()
    if (!isBefore) {
      release()
      // It draws the place of the notifications.
      await expect(page.getByRole('region', { name: say('toast.region'), exact: true })).toBeAttached()
    }
    await page.keyboard.press('Enter')
    await expect(logOut).toHaveCount(0)
    release()
    await expect(page.getByRole('main')).toBeFocused()
  })
}
