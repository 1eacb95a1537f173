import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GameRound } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import type { Commands } from '#worker/index.ts'
import { isOn } from './pages/controls.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

type Order = Parameters<Commands['games']['wheel']['bet']>[0]

const SEEDS = { serverSeedHash: 'a'.repeat(64), clientSeed: 'my-own-seed', nonce: 0 }
/** The first segment of the wheel of medium risk. */
const SEGMENT = 0

/** A spin of the wheel that stops at the first segment. */
function toRound(playerId: string, { key, amount, shown, bet }: Order): GameRound<'wheel'> {
  return {
    ...SEEDS,
    id: crypto.randomUUID(),
    playerId,
    at: Date.now(),
    key,
    lastKey: key,
    currency: shown.currency,
    game: 'wheel',
    status: 'settled',
    step: 0,
    cashOut: null,
    payout: minor(0),
    amount,
    bet,
    state: { segment: SEGMENT },
  }
}

/** Spins the wheel of fortune once, to the end of its animation; returns the discs that are drawn then. */
async function spin({ isFast = false } = {}) {
  let player = ''
  const { database } = await openApp('/games/roulette/wheel', {
    locale: 'en',
    commands: {
      games: {
        wheel: {
          refresh: async () => ({ ok: true, value: undefined }),
          bet: async (order) => {
            await database.rounds.put(toRound(player, order))
            return { ok: true, value: undefined }
          },
        },
      },
    },
    fill: async (rows) => {
      player = await logIn(rows, { balance: 10_000, currency: 'RUB' })
      await rows.seedPairs.put({
        ...SEEDS,
        playerId: player,
        game: 'wheel',
        serverSeed: null,
        active: 1,
        revealedAt: null,
      })
      await rows.facts.put({ id: 'geo', ip: null, country: 'KZ', region: null, blocked: false, fetchedAt: 0 })
    },
  })
  const button = page.getByRole('button', { name: new RegExp(`^${say('roulette.spin')}`) })
  await isOn(button)
  if (isFast) {
    await page.getByRole('button', { name: say('game.settings'), exact: true }).click()
    await page.getByRole('switch', { name: say('game.settings.fast'), exact: true }).click()
    await page.getByRole('button', { name: say('dialog.close'), exact: true }).click()
  }
  await button.click()
  await page.getByRole('button', { name: say('wheel.skip'), exact: true }).click()
  await expect.element(page.getByTestId('round-result')).toBeInTheDocument()
  return [...document.querySelectorAll('[data-pays] > [aria-hidden]')]
}

test('a wheel that stops shows its outcome in a disc of 72 px in the hub, which ends by itself', async () => {
  const [disc] = await spin()
  if (!disc) throw new Error('no disc')
  const { width, animationDuration } = getComputedStyle(disc)
  expect([width, animationDuration, disc.textContent]).toEqual(['72px', '0.9s', '10×'])
  await expect.poll(() => getComputedStyle(disc).opacity).toBe('0')
})

test('with fast animations there is no disc', async () => {
  expect(await spin({ isFast: true })).toEqual([])
})
