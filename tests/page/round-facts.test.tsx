import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { openDice } from './pages/dice.ts'
import { isDescribed } from './pages/description.ts'
import { diceRound, putDicePair } from './support/dice-rounds.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

test('a checked round names its bet in words, and folds what only support needs', async () => {
  const round = diceRound('', { key: 'the-key', bet: { target: 9_100, direction: 'over' } })
  await openApp('/fairness/dice', {
    commands: { games: { readRound: async () => ({ ok: true, value: { round, serverSeed: null } }) } },
  })
  await page.getByRole('textbox', { name: say('fairness.paste.label'), exact: true }).fill('{}')
  await page
    .getByTestId('pasted-round')
    .getByRole('button', { name: say('fairness.paste.check'), exact: true })
    .click()
  const facts = page.getByTestId('pasted-round')
  await expect.element(facts.getByText(`${say('fairness.opened.bet')}: over 91.00`, { exact: true })).toBeVisible()
  await expect.element(facts.getByText('the-key', { exact: true })).not.toBeVisible()
  await facts.getByText(say('publicRound.data'), { exact: true }).click()
  await facts.getByText(say('fairness.opened.key'), { exact: true }).click()
  await expect.element(facts.getByText('{"target":9100,"direction":"over"}', { exact: true })).toBeVisible()
  await expect.element(facts.getByText('the-key', { exact: true })).toBeVisible()
})

test('one press rotates the seeds of a fresh round and opens its verdict; not offline', async () => {
  const serverSeed = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159'
  const serverSeedHash = hashServerSeed(serverSeed)
  let sent: string | null = null
  const { database } = await openApp('/fairness/dice?round=fresh', {
    commands: {
      games: {
        dice: {
          loadRound: async () => ({ ok: true, value: undefined }),
          rotateSeed: async ({ clientSeed }) => {
            sent = clientSeed
            await database.seedPairs.update(serverSeedHash, { serverSeed, active: 0, revealedAt: 1 })
            return { ok: true, value: undefined }
          },
        },
      },
    },
    fill: async (filled) => {
      const playerId = await logIn(filled)
      await putDicePair(filled, playerId, serverSeedHash)
      await filled.rounds.put(diceRound(playerId, { id: 'fresh', serverSeedHash }))
    },
  })
  const round = page.getByTestId('opened-round')
  const reveal = round.getByRole('button', { name: say('fairness.reveal'), exact: true })
  await isDescribed(reveal, say('fairness.reveal.warning'))
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await isDescribed(reveal, say('fairness.rotateOffline'))
  await expect.element(reveal).toHaveAttribute('aria-disabled', 'true')
  await database.facts.put({ id: 'connection', reachable: true, since: 0 })
  await isDescribed(reveal, say('fairness.reveal.warning'))
  await reveal.click()
  await expect.element(page.getByTestId('fairness-verdict')).toHaveAttribute('data-match', 'false')
  expect(sent).toMatch(/^[\da-f]{20}$/)
  await expect.element(reveal).not.toBeInTheDocument()
  expect(round.element().contains(document.activeElement)).toBe(true)
})

test('offline the dialog at a table says once why seeds cannot be rotated, for both ways to do so', async () => {
  const { database } = await openDice({
    fill: (rows, playerId) => rows.rounds.put(diceRound(playerId, { id: 'fresh' })),
  })
  await page.getByRole('button', { name: say('fairness.title'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('fairness.title'), exact: true })
  const reveal = dialog.getByRole('button', { name: say('fairness.reveal'), exact: true })
  await isDescribed(reveal, say('fairness.reveal.warning'))
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await isDescribed(reveal, say('fairness.rotateOffline'))
  await isDescribed(
    dialog.getByRole('button', { name: say('fairness.rotate'), exact: true }),
    say('fairness.rotateOffline'),
  )
  expect(dialog.getByText(say('fairness.rotateOffline'), { exact: true }).elements()).toHaveLength(1)
})
