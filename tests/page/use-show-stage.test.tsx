import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDice } from './pages/dice.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1440, 900)
})

const stageTop = () => page.getByRole('slider').first().element().getBoundingClientRect().top

test('a bet from a scrolled page brings the stage into view, and one before it leaves the page where it is', async () => {
  await page.viewport(360, 740)
  const { dice } = await openDice()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await dice.roll.click()
  await expect.element(dice.result).toBeVisible()
  expect(scrolled).not.toHaveBeenCalled()

  window.scrollTo(0, document.body.scrollHeight)
  expect(stageTop()).toBeLessThan(0)
  await dice.roll.click()
  await expect.poll(stageTop).toBeGreaterThan(0)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' })
})
