import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '#domain/money/money.ts'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'
import { tournamentRow } from './support/tournament-rows.ts'

const RATES = { KZT: '5.952380952380952380' }
const ROW = {
  ...tournamentRow('race', 2),
  prizes: [{ from: 1, to: 1, kind: 'balance', amount: minor(1_000_000), wager: null } as const],
}

/** The value beside a name. */
function getValue(name: string): HTMLElement | undefined {
  const term = [...main.element().querySelectorAll('dt')].find(({ textContent }) => textContent === name)
  return term?.parentElement?.querySelector('dd') ?? undefined
}

test('prizes are shown about in the player’s currency, and exactly in the tip', async () => {
  await openApp('/tournament/race', {
    fill: async (filled) => {
      await signIn(filled)
      await filled.wallets.update(PLAYER_ID, { currency: 'KZT' })
      await filled.tournaments.put({ ...ROW, rates: RATES })
    },
  })
  await expect.poll(() => getValue(say('tournament.pool'))?.textContent).toBe('≈ ₸59,523')
  expect(getValue(say('tournament.pool'))?.dataset['tip']).toBe('₽10,000.00')
  expect(getValue('1')?.textContent).toBe('≈ ₸59,523')
})

test('without a rate, and in the tournament’s own currency, prizes are exact', async () => {
  await openApp('/tournament/race', {
    fill: async (filled) => {
      await signIn(filled)
      await filled.wallets.update(PLAYER_ID, { currency: 'EUR' })
      await filled.tournaments.put({ ...ROW, rates: RATES })
    },
  })
  await expect.poll(() => getValue(say('tournament.pool'))?.textContent).toBe('₽10,000.00')
  expect(getValue(say('tournament.pool'))?.dataset['tip']).toBeUndefined()
})

test('a guest reads the welcome pack about in the currency of the country', async () => {
  const step = { percent: 100, freeSpins: null, minDeposit: minor(50_000), maxAmount: minor(1_000_000), wager: 10 }
  await openApp('/welcome-pack', {
    commands: { bonuses: { refreshWelcomePack: async () => ({ ok: true, value: undefined }) } },
    fill: async ({ facts }) => {
      await facts.put({ id: 'geo', ip: null, country: 'KZ', region: null, blocked: false, fetchedAt: 0 })
      const steps = [{ title: 'First deposit', ...step }]
      await facts.put({ id: 'welcomePack', title: 'Pack', currency: 'RUB', rates: RATES, steps, fetchedAt: Date.now() })
    },
  })
  await expect.element(page.getByText('≈ ₸2,976', { exact: true })).toHaveAttribute('data-tip', '₽500')
  await expect.element(main).toHaveTextContent('≈ ₸59,523')
})
