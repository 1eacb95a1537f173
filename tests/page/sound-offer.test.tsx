import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openDice } from './pages/dice.ts'
import { say } from './support/texts.ts'

const offer = page.getByRole('group', { name: say('win.sound'), exact: true })

test('an offer of sound that timed out is not repeated at the next table, even without storage', async () => {
  const fail = () => {
    throw new DOMException('no storage', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
  const first = await openDice()
  await first.dice.roll.click()
  await expect.element(offer).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
  await first.screen.unmount()

  const next = await openDice()
  await next.dice.roll.click()
  await expect.element(next.dice.result).toHaveTextContent('+₽1.00')
  // The part of the page that offers is loaded by now, as the first offer was its.
  await expect.element(page.getByTestId('session')).toHaveTextContent(`${say('session.rounds')}1`)
  expect(offer.query()).toBeNull()
  vi.restoreAllMocks()
})
