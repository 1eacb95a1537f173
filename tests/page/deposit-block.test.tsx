import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toOdds } from '#domain/betting/odds.ts'
import { bottomBar, button, header, main } from './pages/page-frame.ts'
import { isOn } from './pages/controls.ts'
import { openApp } from './support/open-app.tsx'
import { protectionRow } from './support/protection-row.ts'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

const UNTIL = Date.UTC(2027, 4, 28, 10)
const ON_BREAK = saying('protection.block.timeOut')

afterEach(() => page.viewport(1440, 900))

test.each([
  ['header', { width: 1440, height: 900 }, header],
  ['bottom bar', { width: 360, height: 740 }, bottomBar],
] as const)(
  'the deposit of the %s is off in a break, and a press shows until when',
  async (_, { width, height }, bar) => {
    await page.viewport(width, height)
    const { database } = await openApp('/faq', {
      fill: async (stored) => {
        await signIn(stored)
        await stored.protection.put(protectionRow(PLAYER_ID))
      },
    })
    const deposit = button(say('account.deposit'), bar)
    await isOn(deposit)
    await database.protection.put(protectionRow(PLAYER_ID, { breakUntil: UNTIL }))
    await expect.element(deposit).toHaveAttribute('aria-disabled', 'true')
    await expect.element(deposit).toHaveAttribute('aria-description', expect.stringMatching(ON_BREAK))
    await deposit.click({ force: true })
    await expect.element(page.getByTestId('tooltip')).toHaveTextContent(ON_BREAK)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await database.protection.put(protectionRow(PLAYER_ID))
    await isOn(deposit)
  },
)

test('a filled bet slip gives way to the calm page in a break', async () => {
  const { database } = await openApp('/betting', {
    fill: async (stored) => {
      await signIn(stored)
      await stored.protection.put(protectionRow(PLAYER_ID))
      const start = Date.now() + 86_400_000
      const event = { id: 'a', sport: 'football' as const, league: 'l', home: 'Home', away: 'Away', start }
      const market = { id: 'result', group: 'result' as const, period: 0, line: null }
      const selection = { event, market, outcome: 'home', odds: toOdds(2_000), isLive: false }
      await stored.betSlip.put({ id: 'slip', kind: 'single', accept: 'better', selections: [selection], revision: 1 })
    },
  })
  const place = button(say('betting.slip.place'))
  await isOn(place)
  await database.protection.put(protectionRow(PLAYER_ID, { breakUntil: UNTIL }))
  await expect.element(place).not.toBeInTheDocument()
  await expect.element(main.getByRole('heading', { name: ON_BREAK })).toBeVisible()
})
