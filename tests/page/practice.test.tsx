import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NOTHING_LOCAL } from '#db/nothing-local.ts'
import { getPracticeOwner, PRACTICE_CHIPS } from '#domain/games/practice.ts'
import { minor } from '#domain/money/money.ts'
import { isDisabled, isOn } from './pages/controls.ts'
import { openApp } from './support/open-app.tsx'
import { putDicePair, settleDice } from './support/dice-rounds.ts'
import { logIn } from './support/player.ts'
import { protectionRow } from './support/protection-row.ts'
import { getTexts, say, saying } from './support/texts.ts'

const roll = page.getByRole('button', { name: say('dice.roll'), exact: true })
const chips = page.getByTestId('chips')
const mode = (each: 'money' | 'practice') => page.getByRole('radio', { name: say(`practice.${each}`), exact: true })
const OK = { ok: true, value: undefined } as const

type Given = { country: string | null; isPlayer?: boolean; path?: string }

/** Opens dice, or the game of another path, for a guest or a player from a country; practice deals as the worker does. */
async function openDice({ country, isPlayer = false, path = '/games/dice' }: Given) {
  let playerId: string | null = null
  const owner = () => getPracticeOwner(playerId)
  const app = await openApp(path, {
    locale: 'en',
    commands: {
      games: {
        dice: { refresh: async () => OK },
        loadRegion: async () => OK,
        practice: {
          miner: { refresh: async () => OK },
          dice: {
            refresh: async () => OK,
            bet: async (order) => {
              await settleDice(app.database, order, owner())
              return OK
            },
          },
          restart: async () => {
            await app.database.wallets.update(owner(), { balance: PRACTICE_CHIPS })
            return OK
          },
        },
      },
    },
    fill: async (database) => {
      if (country !== null) {
        await database.facts.put({ id: 'geo', ip: null, country, region: null, blocked: false, fetchedAt: 0 })
      }
      if (isPlayer) {
        playerId = await logIn(database, { balance: 5_000, currency: 'RUB' })
        await putDicePair(database, playerId)
      }
      await putDicePair(database, owner(), 'b'.repeat(64))
      await database.wallets.put({
        playerId: owner(),
        balance: PRACTICE_CHIPS,
        currency: 'RUB',
        version: 1,
        bonus: null,
        bonusBalance: null,
        totalBalance: null,
        bonusAskedAt: 0,
        fetchedAt: 0,
        chosenAt: 0,
      })
    },
  })
  return app
}

test('a guest plays for chips with the first press, and the table says so', async () => {
  const { worker } = await openDice({ country: 'KZ' })
  await expect.element(chips).toHaveTextContent('10,000.00 ●')
  await expect.poll(() => document.title).toContain(say('practice.practice'))
  await isOn(roll)
  await roll.click()
  await expect.poll(() => worker.getArguments('games.practice.dice.bet')).toHaveLength(1)
  await expect.element(page.getByTestId('original-round')).toHaveAttribute('data-mode', 'practice')
  expect(worker.getArguments('games.dice.bet')).toEqual([])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('where the country is unknown, a guest is asked to sign up', async () => {
  await openDice({ country: null })
  await isOn(roll)
  await expect.element(chips).not.toBeInTheDocument()
  await roll.click()
  await expect.element(page.getByRole('dialog', { name: say('register.title') })).toBeVisible()
})

test('a guest who chooses money is asked to sign up and stays in practice', async () => {
  await openDice({ country: 'KZ' })
  await mode('money').click({ force: true })
  await expect.element(page.getByRole('dialog', { name: say('register.title') })).toBeVisible()
  await expect.element(chips).toBeInTheDocument()
})

test('after the sign-up the same table is for money, its amount is kept and its button is the deposit', async () => {
  const { database } = await openDice({ country: 'RU' })
  const amount = page.getByRole('textbox', { name: say('bet.amount'), exact: true })
  await isOn(roll)
  await amount.fill('250')
  await mode('money').click({ force: true })
  const signUp = page.getByRole('dialog', { name: say('register.title') })
  await expect.element(signUp).toBeVisible()
  const playerId = await logIn(database, { balance: 0, currency: 'RUB' })
  await putDicePair(database, playerId)
  await expect.element(signUp).not.toBeInTheDocument()
  await expect.element(chips).not.toBeInTheDocument()
  await expect.element(amount).toHaveValue('250')
  await expect.element(roll).not.toBeInTheDocument()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('bet.deposit'), exact: true })
    .first()
    .click()
  await expect.element(page.getByRole('dialog', { name: say('deposit.title') })).toBeVisible()
})

test('the title says practice in every language', async () => {
  const setLocale = async () => ({ ok: true, value: { queued: null } }) as const
  const { worker } = await openDice({ country: 'KZ', path: '/games/miner' })
  worker.commands = { ...worker.commands, settings: { setLocale } }
  await expect.element(chips).toBeVisible()
  await expect.poll(() => document.title).toBe(`${say('miner.title')} · ${say('practice.practice')} · Tulpar`)
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOptions('kz')
  const sayInKazakh = getTexts('kz')
  const title = `${sayInKazakh('miner.title')} · ${sayInKazakh('practice.practice')} · Tulpar`
  await expect.poll(() => document.title).toBe(title)
})

test('a player begins with money, chooses practice, and back; neither mode touches the other', async () => {
  const { database, worker } = await openDice({ country: 'KZ', isPlayer: true })
  await isOn(roll)
  await expect.element(chips).not.toBeInTheDocument()
  await expect.element(mode('money')).toBeChecked()
  await mode('practice').click({ force: true })
  await expect.element(chips).toBeVisible()
  const counted = worker.getArguments('protection.countTime').length
  const [player] = await database.players.toArray()
  const before = await database.wallets.get(player?.id ?? '')
  await isOn(roll)
  await roll.click()
  await expect.poll(() => worker.getArguments('games.practice.dice.bet')).toHaveLength(1)
  await expect.element(page.getByTestId('original-round')).toHaveAttribute('data-round', expect.stringMatching(/./))
  // Chips are no result of play, of which the session and the reality check speak.
  expect(worker.getArguments('protection.countResults')).toEqual([])
  await expect.poll(() => worker.getArguments('protection.countTime').length).toBeGreaterThan(counted)
  expect(worker.getArguments('protection.countTime').at(-1)).toMatchObject({ playerId: player?.id })
  await expect.element(mode('money')).toBeEnabled()
  await mode('money').click({ force: true })
  await expect.element(chips).not.toBeInTheDocument()
  await expect.element(page.getByTestId('original-round')).not.toHaveAttribute('data-round')
  await expect.poll(() => document.title).not.toContain(say('practice.practice'))
  expect(await database.wallets.get(player?.id ?? '')).toEqual(before)
})

test('a player without a network is offered practice where betting is off', async () => {
  const { database } = await openDice({ country: 'KZ', isPlayer: true })
  await isOn(roll)
  await database.facts.put({ id: 'connection', reachable: false, since: 0 } as never)
  await page.getByRole('button', { name: say('practice.offline'), exact: true }).click()
  await expect.element(chips).toBeVisible()
  await isOn(roll)
})

test('too few chips for the bet are said without a way to the cashier; with money there is one', async () => {
  const { database } = await openDice({ country: 'KZ', isPlayer: true })
  const amount = page.getByRole('textbox', { name: say('bet.amount'), exact: true })
  const main = page.getByRole('main')
  const toCashier = main.getByRole('button', { name: say('bet.deposit'), exact: true })
  await amount.fill('100')
  await expect.element(main.getByText(saying('bet.amount.funds'))).toBeVisible()
  await expect.element(toCashier).toBeVisible()
  await mode('practice').click({ force: true })
  const [player] = await database.players.toArray()
  for (const left of [50, 0]) {
    await database.wallets.update(getPracticeOwner(player?.id ?? null), { balance: minor(left) })
    await expect.element(chips).toHaveAttribute('data-value', String(left))
    await amount.fill('100')
    await expect.element(main.getByText(saying('bet.amount.funds'))).toBeVisible()
    await expect.element(toCashier).not.toBeInTheDocument()
    await expect.element(roll).toBeVisible()
  }
})

test('where rounds keep a distance, the button of practice shows the wait', async () => {
  const { database } = await openDice({ country: 'KZ', isPlayer: true })
  const [player] = await database.players.toArray()
  const playerId = player?.id ?? ''
  await database.protection.put(protectionRow(playerId, { rules: { minRoundSeconds: 60 } }))
  await mode('practice').click({ force: true })
  await isOn(roll)
  await database.localProtection.put({ ...NOTHING_LOCAL, playerId, roundStartedAt: Date.now() })
  await isDisabled(roll, say('protection.pace', { seconds: 60 }))
  await expect.element(page.getByTestId('pace')).toBeVisible()
  await database.localProtection.update(playerId, { roundStartedAt: Date.now() - 60_000 })
  await isOn(roll)
})

test('without chips the player starts again in the dialog of practice', async () => {
  const { database } = await openDice({ country: 'KZ' })
  await database.wallets.update(getPracticeOwner(null), { balance: minor(50) })
  await expect.element(chips).toHaveTextContent('0.50')
  await page.getByRole('button', { name: saying('practice.open') }).click()
  const dialog = page.getByRole('dialog', { name: say('practice.title') })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: saying('practice.restart') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(chips).toHaveTextContent('10,000.00')
})
