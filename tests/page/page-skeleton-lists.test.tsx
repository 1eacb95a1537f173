import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import { main } from './pages/page-frame.ts'
import { wholeHistory } from './support/account-rows.ts'
import { putCatalogue } from './support/catalogue.ts'
import { putDicePair } from './support/dice-rounds.ts'
import type { FakeCommands } from './support/fake-worker.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

/** Nothing is stored of a list that has never been fetched; `answer` is what the worker stores with the reply. */
type FirstLook = {
  list: string
  path: string
  none: string
  commands: (reply: () => Promise<{ ok: true; value: undefined }>) => FakeCommands
  answer: (database: MyDatabase) => Promise<unknown>
}

const DICE: Pick<FirstLook, 'path' | 'commands' | 'answer'> = {
  path: '/games/dice',
  commands: (reply) => ({ games: { dice: { refresh: reply } } }),
  answer: (database) => putDicePair(database, PLAYER_ID),
}

const LOOKS: readonly FirstLook[] = [
  { list: 'the rounds of a game', none: say('dice.history.empty'), ...DICE },
  {
    list: 'what was played last',
    path: '/profile',
    none: say('profile.noRounds'),
    commands: (reply) => ({ history: { refresh: reply } }),
    answer: ({ historyExtents }) => historyExtents.put(wholeHistory('bets', 0)),
  },
  {
    list: 'the favourites',
    path: '/games/slots?list=favourites',
    none: say('shelf.noFavourites'),
    commands: (reply) => ({ lobby: { refreshPersonal: reply } }),
    answer: ({ favourites }) => favourites.put({ playerId: PLAYER_ID, ids: [], toldAt: Date.now() }),
  },
  {
    list: 'the games that were played last',
    path: '/games/slots?list=recent',
    none: say('shelf.noRecent'),
    commands: (reply) => ({ lobby: { refreshPersonal: reply } }),
    answer: ({ recentlyPlayed }) => recentlyPlayed.put({ playerId: PLAYER_ID, games: [] }),
  },
]

/** Opens a list whose reply waits; returns what lets it come. */
async function openWaiting({ path, commands, answer }: Omit<FirstLook, 'list' | 'none'>): Promise<() => Promise<void>> {
  let end: (reply: { ok: true; value: undefined }) => void = () => undefined
  const reply = new Promise<{ ok: true; value: undefined }>((resolve) => (end = resolve))
  const { database } = await openApp(path, {
    commands: commands(() => reply),
    fill: async (filled) => {
      await signIn(filled)
      await putCatalogue(filled, [{ name: 'Amber Fields' }])
    },
  })
  return async () => {
    await answer(database)
    end({ ok: true, value: undefined })
  }
}

test.each(LOOKS)('$list: the empty state appears only after the reply of the operator', async ({ none, ...look }) => {
  const release = await openWaiting(look)
  const skeletons = () => main.element().querySelectorAll('[aria-busy=true] .skeleton').length
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(skeletons).toBeGreaterThan(0)
  await expect.element(main.getByText(none).first()).not.toBeInTheDocument()
  await release()
  await expect.element(main.getByText(none).first()).toBeVisible()
  await expect.poll(skeletons).toBe(0)
})

test('withdrawals: the empty state appears only after the reply of the operator', async () => {
  const release = await openWaiting({
    path: '/profile',
    commands: (reply) => ({ money: { refreshPayouts: reply } }),
    answer: async () => undefined,
  })
  await main.getByRole('button', { name: say('withdraw.open'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('withdraw.title'), exact: true })
  await dialog.getByRole('tab', { name: saying('withdraw.history') }).click()
  await expect.poll(() => dialog.element().querySelector('[aria-busy=true] .skeleton')).not.toBeNull()
  await expect.element(dialog.getByText(say('withdraw.noHistory'))).not.toBeInTheDocument()
  await release()
  await expect.element(dialog.getByText(say('withdraw.noHistory'))).toBeVisible()
})

test('the rounds of the fairness dialog: the empty state appears only after the reply of the operator', async () => {
  const release = await openWaiting(DICE)
  await page.getByRole('button', { name: say('fairness.title'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('fairness.title'), exact: true })
  await expect.poll(() => dialog.element().querySelector('.skeleton[aria-busy=true]')).not.toBeNull()
  await expect.element(dialog.getByText(say('fairness.noRounds'))).not.toBeInTheDocument()
  await release()
  await expect.element(dialog.getByText(say('fairness.noRounds'))).toBeVisible()
})
