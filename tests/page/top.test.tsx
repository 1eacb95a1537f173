import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '#domain/languages/locales.ts'
import { openApp } from './support/open-app.tsx'

afterEach(() => page.viewport(1_280, 900))

test.each(LOCALES)('the two choices of a leaderboard stand side by side on a phone, in %s', async (locale) => {
  await page.viewport(360, 740)
  await openApp('/top', { locale })
  const choices = page.getByRole('main').getByRole('combobox')
  await expect.poll(() => choices.elements()).toHaveLength(2)
  const [first, second] = choices.elements().map((each) => each.getBoundingClientRect())
  expect(first?.top).toBe(second?.top)
  expect(second?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
})
