import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MyDatabase } from '#db/my-database.ts'
import type { SlipSelection, SportBetRow } from '#db/view.ts'
import type { Commands } from '#worker/index.ts'
import { toOdds } from '#domain/betting/odds.ts'
import { minor } from '#domain/money/money.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const slip = page.getByRole('region', { name: say('betting.slip'), exact: true })
const database = new MyDatabase()

type Order = Parameters<Commands['betting']['bet']>[0]

/** The winner of a match that begins tomorrow. */
function makeSelection(event: string): SlipSelection {
  const start = Date.now() + 86_400_000
  return {
    event: { id: event, sport: 'football', league: 'l', home: `Home ${event}`, away: `Away ${event}`, start },
    market: { id: 'result', group: 'result', period: 0, line: null },
    outcome: 'home',
    odds: toOdds(2_000),
    isLive: false,
  }
}

/** What the worker does with a single: it stores the bet and takes its selection out of the slip. */
async function placeSingle({ key, amount, selections: [taken] }: Order, at: number): Promise<void> {
  const stored = await database.betSlip.get('slip')
  const selection = stored?.selections.find(({ event }) => event.id === taken?.event)
  if (!stored || !selection) throw new Error('no such selection')
  const { isLive: _isLive, stakes: _stakes, ...leg } = selection
  const bet: SportBetRow = {
    id: key,
    playerId: PLAYER_ID,
    at,
    key,
    lastKey: key,
    amount,
    currency: 'RUB',
    payout: minor(0),
    endedAt: null,
    kind: 'single',
    remaining: amount,
    status: 'open',
    legs: [{ ...leg, status: 'open' }],
    quote: null,
  }
  await database.transaction('rw', database.sportBets, database.betSlip, async () => {
    await database.sportBets.put(bet)
    await database.betSlip.put({ ...stored, selections: stored.selections.filter((each) => each !== selection) })
  })
}

test('keeps the selections of placed bets in their order and kind, also when the slip has room for some of them', async () => {
  let placed = 0
  const { worker } = await openApp('/betting', {
    fill: async (filled) => {
      await signIn(filled)
      const selections = ['a', 'b', 'c'].map(makeSelection)
      await filled.betSlip.put({ id: 'slip', kind: 'single', accept: 'better', selections, revision: 1 })
    },
    commands: {
      betting: {
        bet: async (order) => {
          placed += 1
          await placeSingle(order, placed)
          return { ok: true, value: undefined }
        },
        slip: {
          add: async ({ event }) =>
            event.id === 'b'
              ? { ok: false, error: { code: 'limits', reason: 'slip.full', retry: false } }
              : { ok: true, value: undefined },
          setKind: async () => ({ ok: true, value: undefined }),
        },
      },
    },
  })
  await slip.getByRole('button', { name: say('betting.slip.place'), exact: true }).click()
  await slip.getByRole('button', { name: say('betting.slip.keep'), exact: true }).click()
  await expect.poll(() => worker.getArguments('betting.slip.setKind')).toEqual([{ kind: 'single' }])
  const added = worker.getArguments('betting.slip.add')
  expect(added).toMatchObject([{ event: { id: 'a' } }, { event: { id: 'b' } }])
  await expect.element(page.getByText(say('betting.slip.full'), { exact: true })).toBeVisible()
})
