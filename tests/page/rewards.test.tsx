import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CampaignRow, FreeSpinRow } from '#db/rows.ts'
import type { MyDatabase } from '#db/my-database.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { minor } from '#domain/money/money.ts'
import { bonusRow } from './support/bonus-rows.ts'
import { billingRow } from './support/money-rows.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say, saying, getTexts } from './support/texts.ts'

const DAY_MS = 86_400_000
const LONG = 'Eternal summer festival of the golden steppe '.repeat(4).trim()
const cards = page.getByRole('main').getByRole('article')
const names = () => cards.elements().map((card) => card.querySelector('h3')?.textContent)
const GAME = { id: '7', name: 'Steppe of Gold', slug: 'steppe-of-gold', kind: 'slots' }
const SPINS: FreeSpinRow = {
  id: 'spins',
  playerId: PLAYER_ID,
  game: GAME,
  left: 5,
  total: 20,
  bet: null,
  currency: null,
  expiresAt: Date.now() + 2 * DAY_MS,
  campaignId: null,
  toldAt: 0,
}
const CAMPAIGN: CampaignRow = {
  ...SPINS,
  id: 'campaign',
  name: 'Weekend spins',
  status: 'active',
  left: 7,
  total: 50,
  expiresAt: Date.now() + 5 * DAY_MS,
  wager: 3,
  maxBet: null,
  maxWin: null,
  place: 0,
}

/** A player with one reward of each kind; the bonus without an end comes last but one. */
async function fillRewards(database: MyDatabase): Promise<void> {
  const fetchedAt = Date.now() - DAY_MS
  await signIn(database)
  await database.bonuses.bulkPut([
    bonusRow(PLAYER_ID, { id: 'endless', name: 'Endless', expiresAt: null, status: 'waiting' }),
    bonusRow(PLAYER_ID, { name: LONG, wager: { times: 5, required: minor(50_000), done: minor(20_000) } }),
  ])
  await database.freeSpins.put(SPINS)
  await database.campaigns.bulkPut([CAMPAIGN, { ...CAMPAIGN, id: 'over', name: 'Old spins', status: 'cancelled' }])
  await database.bonusBoard.put({
    playerId: PLAYER_ID,
    waiting: { name: 'Gift', expiresAt: Date.now() + DAY_MS },
    fetchedAt,
  })
  await database.vipClub.put({
    playerId: PLAYER_ID,
    level: null,
    points: 0,
    nextAt: null,
    levels: [],
    requested: false,
    cashback: { amount: minor(12_345), currency: 'RUB', at: Date.now() + 4 * DAY_MS },
    fetchedAt,
  })
  await database.billing.put(billingRow(PLAYER_ID, { bonus: DEPOSIT_BONUS }))
}

const DEPOSIT_BONUS = {
  name: 'Second deposit',
  id: 'second',
  rules: {
    percent: 75,
    maxAmount: minor(750_000),
    minAmount: minor(100_000),
    wager: 10,
    maxBet: null,
    expiresIn: null,
  },
  welcome: { step: 2, steps: 3 },
}

test('all rewards are one list, by what ends first, and each says what it brings and has its action', async () => {
  const { worker } = await openApp('/profile/bonuses', {
    fill: fillRewards,
    commands: { bonuses: { activate: async () => ({ ok: true, value: { bonusId: 'endless', campaignId: null } }) } },
  })
  await expect
    .poll(names)
    .toEqual(['Gift', 'Steppe of Gold', LONG, say('bonuses.cashback'), 'Weekend spins', 'Endless', 'Second deposit'])
  await expect.element(cards.nth(1)).toHaveTextContent(say('bonuses.spinsLeftOf', { left: '5', total: '20' }))
  await expect.element(cards.nth(2)).toHaveTextContent(say('bonuses.wagerLeft', { amount: '₽300.00' }))
  await expect.element(cards.nth(2)).toHaveTextContent(saying('bonuses.ends'))
  await expect.element(cards.nth(3)).toHaveTextContent('₽123.45')
  await expect.element(cards.nth(3)).toHaveTextContent(saying('bonuses.ends.cashback'))
  await expect.element(cards.nth(6)).toHaveTextContent(say('bonuses.kind.welcome', { step: '2', steps: '3' }))
  // What does not end names no time, and nothing counts down.
  await expect.element(cards.nth(5)).not.toHaveTextContent(saying('bonuses.ends.offer'))
  expect(page.getByRole('main').getByRole('timer').elements()).toEqual([])
  await expect.element(page.getByText(say('bonuses.over', { count: '1' }), { exact: true })).toBeVisible()

  await cards
    .nth(5)
    .getByRole('button', { name: say('bonuses.activate'), exact: true })
    .click()
  await expect.poll(() => worker.getArguments('bonuses.activate')).toEqual([{ id: 'endless' }])
  await cards
    .nth(4)
    .getByRole('button', { name: say('bonuses.play'), exact: true })
    .click()
  await expect.poll(() => location.pathname).toBe('/games/slots/steppe-of-gold/play')
})

test('a campaign has its details, and is cancelled with its spins only when the player has been asked', async () => {
  const { database, worker } = await openApp('/profile/bonuses', {
    fill: async (filled) => {
      await fillRewards(filled)
      await filled.campaigns.update(CAMPAIGN.id, { currency: 'RUB', maxWin: minor(100_000) })
    },
    commands: {
      bonuses: {
        loadCampaign: async () => ({ ok: true, value: undefined }),
        cancelCampaign: async ({ id }) => {
          await database.campaigns.update(id, { status: 'cancelled' })
          return { ok: true, value: undefined }
        },
      },
    },
  })
  const campaign = page.getByTestId('campaign')
  const press = (name: string) => campaign.getByRole('button', { name, exact: true }).click()
  await expect.element(campaign).toHaveTextContent(say('bonuses.spinsLeftOf', { left: '7', total: '50' }))
  await press(say('bonuses.details'))
  await expect.element(campaign).toHaveTextContent(say('bonus.rule.times', { times: '3' }))
  await expect.element(campaign).toHaveTextContent(say('bonus.rule.maxWin'))
  expect(worker.getArguments('bonuses.loadCampaign')).toEqual([{ id: CAMPAIGN.id }])
  await press(say('bonuses.campaign.cancel'))
  await expect.element(campaign).toHaveTextContent(say('bonuses.campaign.sure', { count: 7 }))
  expect(worker.getArguments('bonuses.cancelCampaign')).toEqual([])
  await press(say('bonuses.cancel.yes'))
  await expect.element(campaign).not.toBeInTheDocument()
  await page.getByText(say('bonuses.over', { count: '2' }), { exact: true }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: CAMPAIGN.name })).toHaveTextContent('Cancelled')
})

test('spins of a listed campaign are not listed again, and end by server time', async () => {
  const { database } = await openApp('/profile/bonuses', { fill: fillRewards })
  const spins = page.getByTestId('free-spins')
  await expect.element(page.getByTestId('campaign')).toBeVisible()
  await expect.element(spins).toBeVisible()
  await database.freeSpins.toCollection().modify({ campaignId: CAMPAIGN.id })
  await expect.element(spins).not.toBeInTheDocument()
  await database.campaigns.clear()
  await expect.element(spins).toHaveTextContent(say('bonuses.spinsLeftOf', { left: '5', total: '20' }))
  // The operator's clock is three days ahead of the device.
  await database.facts.put({ id: 'clock', offset: 3 * DAY_MS })
  await expect.element(spins).not.toBeInTheDocument()
})

test('a deposit bonus says why it is unavailable beside an active one, and a gift opens the deposit', async () => {
  await openApp('/profile/bonuses', { fill: fillRewards })
  const deposit = cards.last().getByRole('button', { name: say('account.deposit'), exact: true })
  await expect.element(deposit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(deposit).toHaveAccessibleDescription(saying('operator.bonus.active'))
  await cards
    .first()
    .getByRole('button', { name: say('account.deposit'), exact: true })
    .click()
  await expect.element(page.getByRole('dialog', { name: say('deposit.title'), exact: true })).toBeVisible()
})

test('without a network the stored rewards stay with their age, and every action says why it is disabled', async () => {
  const { worker } = await openApp('/bonuses', {
    fill: async (database) => {
      await fillRewards(database)
      await database.facts.put({ id: 'connection', reachable: false, since: Date.now() })
    },
  })
  await expect.poll(() => names().length).toBe(7)
  await expect.element(page.getByRole('main')).toHaveTextContent(/updated yesterday|updated 1 day ago/)
  const actions = cards
    .getByRole('button')
    .elements()
    .filter((button) => !button.hasAttribute('aria-expanded'))
  expect(actions.length).toBeGreaterThan(6)
  for (const action of actions) {
    await expect.element(action).toHaveAttribute('aria-disabled', 'true')
    await expect.element(action).toHaveAccessibleDescription(saying('connection.needed'))
  }
  expect(worker.getArguments('bonuses.refresh')).toEqual([])
})

test('a player without any reward reads how to get one', async () => {
  await openApp('/profile/bonuses', {
    fill: async (database) => {
      await signIn(database)
      await database.bonusBoard.put({ playerId: PLAYER_ID, waiting: null, fetchedAt: Date.now() })
    },
  })
  await expect.element(page.getByText(say('bonuses.none'))).toBeVisible()
  expect(names()).toEqual([])
})

test('a part of the list that cannot be loaded says so, and the rest stays', async () => {
  const { database } = await openApp('/bonuses', { fill: fillRewards })
  await expect.poll(() => names().length).toBe(7)
  await database.facts.put({ id: 'problems', parts: { vip: 'operator', freeSpins: 'operator' } })
  await expect.poll(() => page.getByRole('main').getByRole('alert').elements().filter(isShown).length).toBe(1)
  expect(names().length).toBe(7)
})

function isShown(element: Element): boolean {
  return element.textContent !== ''
}

test.each<Locale>(['ru', 'kz'])('the list is in the language of the page: %s', async (locale) => {
  await openApp('/profile/bonuses', { fill: fillRewards, locale })
  const text = getTexts(locale)
  await expect.element(page.getByRole('heading', { name: text('bonuses.rewards'), exact: true })).toBeVisible()
  await expect.element(cards.nth(3)).toHaveAccessibleName(text('bonuses.cashback'))
})
