import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import type { AppStateRows } from '#db/rows.ts'
import { main } from './pages/page-frame.ts'
import { betLine, wholeHistory } from './support/account-rows.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'

const AT = Date.UTC(2026, 0, 15, 21, 30)
const FAILED: AppStateRows['problems'] = { id: 'problems', parts: { profile: 'operator' } }

async function openProfile(timezone: string | null, problems?: AppStateRows['problems']) {
  await openApp('/profile', {
    fill: async (database) => {
      await signIn(database, { player: { timezone } })
      await database.history.put(betLine(AT))
      await database.historyExtents.put(wholeHistory('bets', AT))
      if (problems) await database.facts.put(problems)
    },
  })
}

const time = () => main.element().querySelector('time')?.textContent

afterEach(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' }))

test.each([
  ['', undefined],
  [', also when the profile cannot be loaded', FAILED],
])('times are in the time zone of the profile%s', async (_case, problems) => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Almaty' })
  await openProfile('Pacific/Kiritimati', problems)
  await expect.poll(time).toBe('Jan 16, 2026, 11:30\u00a0AM')
  await expect.element(main).toHaveTextContent('Kiritimati, UTC+14')
})

test('times are in the time zone of the device if the profile has none', async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Almaty' })
  await openProfile(null)
  await expect.poll(time).toBe('Jan 16, 2026, 2:30\u00a0AM')
  await expect.element(main).toHaveTextContent('Almaty, UTC+5')
})
