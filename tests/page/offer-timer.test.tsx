import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AppStateRows } from '#db/rows.ts'
import { BONUS_TIMERS, type BonusTimer } from '#domain/money/bonus-timers.ts'
import { SignUp } from './pages/forms.ts'
import { button, heading } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const DAY_MS = 86_400_000
const PACK: AppStateRows['welcomePack'] = {
  id: 'welcomePack',
  title: 'Up to ₽25,000',
  currency: 'RUB',
  steps: [],
  fetchedAt: 1,
}

/** Opens an offer whose timer the worker starts, or goes on with; it has so much left, or never ran. */
async function openOffer(path: string, timer: BonusTimer, leftMs: number | null): Promise<void> {
  const { database } = await openApp(path, {
    commands: {
      bonuses: {
        startTimer: async () => {
          const row = await database.facts.get('timers')
          const stored = row?.id === 'timers' ? (row.ends[timer] ?? 0) : 0
          const endsAt = stored > Date.now() ? stored : Date.now() + BONUS_TIMERS[timer].lifeMs
          await database.facts.put({ id: 'timers', ends: { [timer]: endsAt } })
          return { ok: true, value: { endsAt } }
        },
        refreshWelcomePack: async () => ({ ok: true, value: undefined }),
      },
    },
    fill: async ({ facts }) => {
      await facts.put(PACK)
      if (leftMs !== null) await facts.put({ id: 'timers', ends: { [timer]: Date.now() + leftMs } })
    },
  })
}

const OFFERS = [
  ['guest', '/bonuses', 'bonuses.guest.left', /^2 days 23:59:\d\d$/],
  ['welcomePack', '/welcome-pack', 'welcomePack.left', /^6 days 23:59:\d\d$/],
] as const

test.each(OFFERS)('the time of an offer begins with the first look at it: %s', async (timer, path, label, whole) => {
  await openOffer(path, timer, null)
  await expect.element(page.getByRole('timer', { name: say(label), exact: true })).toHaveTextContent(whole)
  await button(say('home.guest.join')).click()
  await expect.element(new SignUp().dialog).toBeVisible()
})

test.each(OFFERS)('the time of an offer goes on at the next visit: %s', async (timer, path, label) => {
  await openOffer(path, timer, 2 * DAY_MS - 1)
  const left = page.getByRole('timer', { name: say(label), exact: true })
  await expect.element(left).toHaveTextContent(/^1 day 23:5\d:\d\d$/)
})

test.each(OFFERS)('an offer whose time is over begins again: %s', async (timer, path, label, whole) => {
  await openOffer(path, timer, -DAY_MS)
  await expect.element(page.getByRole('timer', { name: say(label), exact: true })).toHaveTextContent(whole)
})

test('the welcome pack has the title of the operator, and leads a player to the deposit', async () => {
  await openApp('/welcome-pack', {
    fill: async (database) => {
      await signIn(database)
      await database.facts.put(PACK)
    },
  })
  await expect.element(heading(PACK.title)).toBeVisible()
  await button(say('account.deposit')).click()
  await expect.element(page.getByRole('dialog', { name: say('deposit.title'), exact: true })).toBeVisible()
})
