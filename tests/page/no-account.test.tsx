import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LocalProtectionRow } from '#db/rows.ts'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

/** A guest in a browser in which a player has begun a break or an exclusion. */

const HOUR_MS = 3_600_000
const END = Date.now() + 9_000 * HOUR_MS
const EXCLUDED: Partial<LocalProtectionRow> = { exclusion: { until: END, registerUrl: null } }
const IN_BREAK: Partial<LocalProtectionRow> = { breakUntil: END }

const open = (path: string, row: Partial<LocalProtectionRow>) =>
  openApp(path, {
    fill: async (database) => {
      await database.localProtection.put({ playerId: 'p', breakUntil: null, isBreakUnsent: false, limits: [], ...row })
      await database.facts.put({ id: 'welcomePack', title: 'Up to ₽25,000', currency: 'RUB', steps: [], fetchedAt: 1 })
    },
  })

const join = page.getByRole('button', { name: say('home.guest.join'), exact: true })
const offer = page.getByText('Up to ₽25,000')

test.for([
  ['an exclusion', EXCLUDED, /You’ve excluded yourself until/],
  ['a break', IN_BREAK, /You’re on a break until/],
] as const)('the home page of a guest after %s has no offers and no invitation', async ([, row, reason]) => {
  const { database } = await open('/', row)
  await expect.element(page.getByRole('main').getByText(reason)).toBeVisible()
  await expect.element(join).not.toBeInTheDocument()
  await expect.element(offer).not.toBeInTheDocument()
  await database.localProtection.clear()
  await expect.element(join).toBeVisible()
})

test.for(['/profile', '/bonuses', '/welcome-pack', '/vip-club', '/games/dice'])(
  '%s is the calm page for a guest after an exclusion',
  async (path) => {
    await open(path, EXCLUDED)
    await expect.element(page.getByRole('main').getByText(/You’ve excluded yourself until/)).toBeVisible()
    await expect.element(join).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: say('protection.calm.withdraw') })).not.toBeInTheDocument()
  },
)

test('the registration says why there is none', async () => {
  await open('/?signup', EXCLUDED)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent(say('protection.calm.noAccount'))
  await expect.element(dialog).toHaveTextContent(/You’ve excluded yourself until/)
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument()
})
