import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, header } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { protectionRow } from './support/protection-row.ts'
import { getTexts } from './support/texts.ts'

const TOUCH_PX = 44

afterEach(() => page.viewport(1440, 900))

for (const locale of ['en', 'ru', 'kz'] as const)
  test(`the button of a day's break is one line on a phone, and the brand's name gives way to it, in ${locale}`, async () => {
    const say = getTexts(locale)
    await page.viewport(360, 740)
    await openApp('/', {
      locale,
      fill: async (database) => {
        const id = await logIn(database, { balance: 123_456_789, currency: 'KZT' })
        await database.protection.put(protectionRow(id, { rules: { panicButton: true } }))
      },
    })
    const press = button(say('break.panic'), header)
    await expect.element(press).toBeVisible()
    const text = press.getByText(say('break.panic.short'), { exact: true }).element()
    expect(text.getClientRects()).toHaveLength(1)
    expect(text.getBoundingClientRect().height).toBeLessThan(1.5 * parseFloat(getComputedStyle(text).lineHeight))
    const { width, height, right } = press.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TOUCH_PX)
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    const { scrollWidth, clientWidth } = header.element()
    expect(scrollWidth).toBe(clientWidth)
  })

test('one press in the header begins a break of a day, and the button goes', async () => {
  let playerId = ''
  const { database, worker } = await openApp('/profile', {
    commands: {
      protection: {
        takeBreak: async ({ hours }) => {
          const breakUntil = Date.now() + hours * 3_600_000
          await database.localProtection.put({ playerId, breakUntil, isBreakUnsent: false, limits: [] })
          return { ok: true, value: { isConfirmed: true } }
        },
      },
    },
    fill: async (filled) => {
      playerId = await logIn(filled)
      await filled.protection.put(protectionRow(playerId, { rules: { panicButton: true } }))
    },
  })
  const press = button(getTexts('en')('break.panic'), header)
  await press.click()
  await expect.element(press).not.toBeInTheDocument()
  expect(worker.getArguments('protection.takeBreak')).toEqual([{ hours: 24 }])
})
