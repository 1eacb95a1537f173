import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isDisabled, isOn } from './pages/controls.ts'
import { openApp } from './support/open-app.tsx'
import { putDicePair } from './support/dice-rounds.ts'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

const tab = page.getByRole('tab', { name: say('bet.mode.auto'), exact: true })
const start = page.getByRole('button', { name: say('auto.start'), exact: true })

/** Opens dice for a player; `country` is what the operator answers when the region is requested, null for no answer. */
async function openDiceFrom(country: string | null) {
  const region = { id: 'geo', ip: null, region: null, blocked: false, fetchedAt: 0 } as const
  const app = await openApp('/games/dice', {
    commands: {
      games: {
        dice: { refresh: async () => ({ ok: true, value: undefined }) },
        loadRegion: async () => {
          if (country !== null) await app.database.facts.put({ ...region, country })
          return { ok: true, value: undefined }
        },
      },
    },
    fill: async (database) => putDicePair(database, await logIn(database, { balance: 10_000 })),
  })
  return app
}

test('autoplay says that it lacks the region, which a visit could not load', async () => {
  await openDiceFrom(null)
  await tab.click()
  await isDisabled(start, say('auto.lacks.region'))
})

test('opening the tab of autoplay loads a region that is not known', async () => {
  const { worker } = await openDiceFrom('KZ')
  await expect.element(tab).toBeVisible()
  expect(worker.argumentsOf('games.loadRegion')).toEqual([])
  await tab.click()
  await isOn(start)
  expect(worker.argumentsOf('games.loadRegion')).toHaveLength(1)
})

test('autoplay is not offered where the operator does not know the country', async () => {
  const { database } = await openDiceFrom(null)
  await expect.element(tab).toBeVisible()
  await database.facts.put({ id: 'geo', ip: null, country: null, region: null, blocked: false, fetchedAt: 0 })
  await expect.element(tab).not.toBeInTheDocument()
})
