import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AppError } from '#domain/calls/result.ts'
import type { PublicRoundRow } from '#db/rows.ts'
import { draws, hashServerSeed } from '#domain/fairness/draws.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { minor } from '#domain/money/money.ts'
import { heading } from './pages/page-frame.ts'
import { diceRound } from './support/dice-rounds.ts'
import { openApp } from './support/open-app.tsx'
import { say, saying } from './support/texts.ts'

const SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159'
const CLIENT_SEED = 'bb62964774'
const BET = { target: 5_050, direction: 'over' } as const
const AMOUNT = minor(1_234)
const shared = page.getByTestId('public-round')
const verdict = page.getByTestId('fairness-verdict')

/** A round that follows from its seeds, as a guest's worker stores it. */
function sharedRound(given: Partial<PublicRoundRow> = {}): PublicRoundRow {
  const { state, payout } = ROUND_RULES.dice.start((count) => draws(SEED_PAIR, 1, count), BET, AMOUNT, 'RUB')
  const seeds = { serverSeedHash: hashServerSeed(SEED), clientSeed: CLIENT_SEED, nonce: 1 }
  const round = diceRound('', { id: '42', amount: AMOUNT, bet: BET, state, payout, ...seeds })
  return { round, multiplier: Math.floor((payout * 100) / AMOUNT), hasAmounts: true, serverSeed: SEED, ...given }
}
const SEED_PAIR = { serverSeed: SEED, clientSeed: CLIENT_SEED }

/** Opens the address of the round, which is stored or not, with what the operator answers now. */
async function openRound(stored: PublicRoundRow | null, error: AppError | null = null, id = '42') {
  return openApp(`/fairness/dice/${id}`, {
    commands: {
      games: {
        loadPublicRound: async () => (error ? { ok: false, error } : { ok: true, value: undefined }),
      },
    },
    fill: async ({ facts }) => {
      if (stored) await facts.put({ id: 'publicRounds', rounds: [stored] })
    },
  })
}

test('a shared round of the seed in play reveals no seed, and is verified once it is rotated', async () => {
  const { database } = await openRound(sharedRound({ serverSeed: null }))
  await expect.element(shared).toHaveTextContent(say('publicRound.secret'))
  await expect.element(shared).toHaveTextContent('12.34')
  await expect.element(verdict).not.toBeInTheDocument()
  await database.facts.put({ id: 'publicRounds', rounds: [sharedRound()] })
  await expect.element(verdict).toHaveAttribute('data-match', 'true')
  await expect.element(shared).toHaveTextContent(SEED)
})

test('a multiplier that does not follow from the seeds is shown as a mismatch', async () => {
  await openRound(sharedRound({ multiplier: 99_900 }))
  await expect.element(verdict).toHaveAttribute('data-match', 'false')
  await expect.element(verdict).toHaveTextContent('differs from 999.00×')
})

test.each(['42', '%3Cscript%3E', 'x'.repeat(300)])('a round that is not shared says so: %s', async (id) => {
  await openRound(null, { code: 'unavailable', reason: 'round.unknown', retry: false }, id)
  await expect.element(shared).toHaveTextContent(say('publicRound.unknown'))
})

test('an operator without the call says so, and a game without shared rounds is not found', async () => {
  const { screen } = await openRound(null, { code: 'notOffered', status: 404, retry: false })
  await expect.element(shared).toHaveTextContent(say('publicRound.notOffered'))
  await screen.unmount()
  await openApp('/fairness/crash/1')
  await expect.element(heading(say('notFound.title', { path: '/fairness/crash/1' }))).toBeVisible()
})

test('a shared round that was opened before is still verified while the operator fails', async () => {
  await openRound(sharedRound(), { code: 'operator', status: 500, retry: true })
  await expect.element(shared).toHaveTextContent(say('part.lastGood'))
  await expect.element(verdict).toHaveAttribute('data-match', 'true')
  await expect.element(shared.getByRole('button', { name: saying('errorPage.retry') })).toBeVisible()
})
