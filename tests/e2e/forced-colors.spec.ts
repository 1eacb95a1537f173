import { expect, test } from './support/fixtures.ts'
import { coloursAt } from './support/colours.ts'

test.use({ hasServiceWorkers: false })

test('forced colours show the winning and losing range and the handle of dice, and red, black and green of roulette', async ({
  casino,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await casino.open('/games/dice')
  const slider = page.getByRole('slider')
  await expect(slider).toHaveValue('5050')
  const [loses, handle, wins] = await coloursAt(slider, [
    [0.25, 0.5],
    [0.5, 0.5],
    [0.75, 0.5],
  ])
  expect(new Set([loses, handle, wins]).size).toBe(3)

  await casino.open('/games/roulette')
  const table = page.getByTestId('roulette-table')
  await expect(table).toBeVisible()
  // 1 and 2 below the zero, beside their numbers.
  const [zero, red, black] = await coloursAt(table, [
    [0.25, 0.035],
    [0.08, 0.107],
    [0.42, 0.107],
  ])
  expect(new Set([zero, red, black]).size).toBe(3)
  const strength = (colour = '', channel = 0) => Number(colour.split(' ')[channel])
  expect(strength(red, 0)).toBeGreaterThan(strength(red, 1) + 60)
  expect(strength(zero, 1)).toBeGreaterThan(strength(zero, 0) + 40)
})
