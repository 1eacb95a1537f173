import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Result } from '#domain/calls/result.ts'
import { isOn } from './pages/controls.ts'
import { openApp } from './support/open-app.tsx'
import { putPlinkoPair, settlePlinko } from './support/plinko-rounds.ts'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

const BET = 'games.plinko.bet'
const FAILED: Result<void> = { ok: false, error: { code: 'funds', retry: false } }

/** Opens the table. Each bet waits until it is released, then its ball falls to the left edge, or the bet is rejected. */
async function openPlinko() {
  const released: ((answer: 'settled' | 'rejected') => void)[] = []
  const app = await openApp('/games/plinko', {
    locale: 'en',
    commands: {
      games: {
        plinko: {
          refresh: async () => ({ ok: true, value: undefined }),
          bet: async (order) => {
            const answer = await new Promise((resolve) => released.push(resolve))
            if (answer === 'rejected') return FAILED
            await settlePlinko(app.database, order)
            return { ok: true, value: undefined }
          },
        },
      },
    },
    fill: async (database) => {
      const player = await logIn(database, { balance: 10_000, currency: 'RUB' })
      await putPlinkoPair(database, player)
    },
  })
  const drop = page.getByRole('button', { name: say('plinko.drop'), exact: true })
  await isOn(drop)
  const sent = () => app.worker.argumentsOf(BET)
  async function release(nth: number, answer: 'settled' | 'rejected' = 'settled'): Promise<void> {
    await expect.poll(() => released.length).toBe(nth)
    released[nth - 1]?.(answer)
  }
  /** Presses faster than Playwright, which waits for the button to be still. */
  async function press(): Promise<void> {
    drop.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { ...app, drop, sent, release, press }
}

test('each press is a bet of its own, sent when the one before it is settled', async () => {
  const { sent, release, press } = await openPlinko()
  await press()
  await press()
  await press()
  await expect.poll(sent).toHaveLength(1)
  await release(1)
  await expect.poll(sent).toHaveLength(2)
  await release(2)
  await release(3)
  await expect.poll(sent).toHaveLength(3)
  const keys = sent().map((order) => (order as { key: string }).key)
  expect(new Set(keys).size).toBe(3)
  await expect.element(page.getByTestId('round-result')).toHaveTextContent('110.00×')
})

test('a rejected bet ends the presses that wait', async () => {
  const { sent, release, press, drop } = await openPlinko()
  await press()
  await press()
  await release(1, 'rejected')
  await isOn(drop)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(sent()).toHaveLength(1)
})

test('another board pays in other slots', async () => {
  const { sent, release, press } = await openPlinko()
  await page.getByRole('radio', { name: '8', exact: true }).click({ force: true })
  await page.getByRole('radio', { name: say('keno.risk.high'), exact: true }).click({ force: true })
  await expect.element(page.getByTestId('stage').getByRole('listitem').first()).toHaveTextContent('30')
  await press()
  await release(1)
  expect(sent()).toEqual([expect.objectContaining({ bet: { rows: 8, risk: 'high' }, amount: 100 })])
  await expect.element(page.getByTestId('round-result')).toHaveTextContent('30.00×')
})
