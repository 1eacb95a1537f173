import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BET, DiceTable, openDice } from './pages/dice.ts'
import { say, saying } from './support/texts.ts'
import { minor } from '#domain/money/money.ts'
import { isDisabled, isOn } from './pages/controls.ts'
import { isDescribed } from './pages/description.ts'
import { link, rail } from './pages/page-frame.ts'
import { diceRound, putDicePair } from './support/dice-rounds.ts'
import { openApp } from './support/open-app.tsx'
import { logIn, putProfile, putSession } from './support/player.ts'

const DAY_MS = 86_400_000
/** So long ahead that no midnight comes between the round and the page. */
const MINUTE_MS = 60_000

test.each([
  { typed: '100', press: 'double', becomes: '200' },
  { typed: '200', press: 'double', becomes: '300' },
  { typed: '300', press: 'half', becomes: '150' },
  { typed: '150', press: 'max', becomes: '300' },
  // The amount as the header writes it, copied together with direction marks.
  { typed: '\u202A₽100.00\u202C', press: 'double', becomes: '200' },
  { typed: '1', press: 'half', becomes: '1' },
] as const)(
  '½, 2× and Max stay within the limits and the balance: $typed, $press',
  async ({ typed, press, becomes }) => {
    const { dice } = await openDice({ balance: 30_000 })
    await dice.amount.fill(typed)
    await dice.change(press)
    await expect.element(dice.amount).toHaveValue(becomes)
  },
)

test('Max takes no more than the balance that is left while a bet is in flight', async () => {
  const { dice, worker } = await openDice({ balance: 30_000, isAnswered: false })
  await dice.amount.fill('100')
  await dice.roll.click()
  await expect.poll(() => worker.getArguments(BET)).toHaveLength(1)
  await dice.change('max')
  await expect.element(dice.amount).toHaveValue('200')
})

test.each([
  ['0,99', saying('bet.amount.below')],
  ['10000.01', saying('bet.amount.above')],
  ['', saying('deposit.amount.empty')],
  ['ten', saying('operator.amount.invalid')],
  ['-5', saying('operator.amount.invalid')],
  ['1.2345', saying('deposit.amount.tooPrecise')],
  ['1.234', saying('bet.amount.doubtful')],
])('an amount outside the limits or unreadable can’t be bet: %j', async (typed, message) => {
  const { dice, worker } = await openDice({ balance: 2_000_000 })
  await dice.rejectsAmount(typed, message)
  expect(worker.getArguments(BET)).toEqual([])
})

test('a target outside its range can’t be bet', async () => {
  const { dice, worker } = await openDice()
  await dice.amount.fill('5')
  await dice.target.fill('99.999')
  await dice.roll.click()
  await expect.element(dice.target).toHaveAttribute('aria-invalid', 'true')
  const range = say('dice.range', { min: '2.00', max: '99.99' })
  await expect.element(dice.target).toHaveAccessibleDescription(range)
  await expect.element(dice.target).toHaveFocus()
  expect(worker.getArguments(BET)).toEqual([])
})

test('an amount above the balance is rejected with a way to deposit', async () => {
  const { dice, worker } = await openDice({ balance: 500, currency: 'USD' })
  await dice.rejectsAmount('5.01', saying('bet.amount.funds', { balance: '$5.00' }))
  expect(worker.getArguments(BET)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Deposit', exact: true })).toBeVisible()
})

test('chance and payout are shown before the bet; over and under mirror each other', async () => {
  const { dice } = await openDice()
  await expect.poll(() => document.title).toBe('Dice · Tulpar')
  await dice.amount.fill('10')
  await dice.chance.fill('25')
  await expect.element(dice.target).toHaveValue('75.00')
  await expect.element(dice.multiplier).toHaveValue('3.9600')
  const payout = page.getByText(say('dice.payout'), { exact: true })
  await expect.poll(() => payout.element().parentElement?.textContent).toContain('39.60')
  await dice.choose('under')
  await expect.element(dice.target).toHaveValue('25.00')
  await expect.element(dice.chance).toHaveValue('25.00')
  await dice.multiplier.fill('1.98')
  await expect.element(dice.chance).toHaveValue('50.00')
})

test('numbers follow the language and accept a comma or a point', async () => {
  const { dice } = await openDice()
  await dice.chance.fill('25,5')
  await expect.element(dice.target).toHaveValue('74.50')
  dice.target.element().focus()
  await expect.element(dice.chance).toHaveValue('25.50')
  await page.getByRole('combobox', { name: say('language.label'), exact: true }).selectOptions('Русский')
  const table = new DiceTable('ru')
  await expect.element(table.target).toHaveValue('74,50')
  await expect.element(table.multiplier).toHaveValue('3,8823')
  await table.chance.fill('33.33')
  await expect.element(table.target).toHaveValue('66,67')
  await table.target.fill('60,5')
  await expect.element(table.chance).toHaveValue('39,50')
  await table.amount.fill('3')
  await table.change('half')
  await expect.element(table.amount).toHaveValue('1,50')
  await table.target.fill('100,5')
  await expect.element(table.target).toHaveAccessibleDescription(/2,00 .* 99,99/)
})

test('Russian sentences format numbers the Russian way', async () => {
  const { dice } = await openDice({ locale: 'ru' })
  await dice.target.fill('99.999')
  await expect.element(dice.target).toHaveAccessibleDescription('Число от 2,00 до 99,99.')
  await expect.element(page.getByText('Выигрывают 50,51–100,00')).toBeVisible()
})

test('auto-play opens in place of the bet by hand, is chosen by arrow keys, and is left with the table', async () => {
  const { dice, worker } = await openDice()
  const manual = page.getByRole('tab', { name: say('bet.mode.manual'), exact: true })
  const auto = page.getByRole('tab', { name: say('bet.mode.auto'), exact: true })
  await expect.element(manual).toHaveAttribute('aria-selected', 'true')
  manual.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(auto).toHaveFocus()
  await expect.element(auto).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('button', { name: say('auto.start'), exact: true })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: say('auto.stopLoss') })).toBeVisible()
  await expect.element(dice.amount).toBeVisible()
  await expect.element(dice.roll).not.toBeInTheDocument()
  // Enter in the amount belongs to Start, which has no limit of loss yet.
  dice.amount.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(worker.getArguments(BET)).toEqual([])
  await link('Keno', rail).click()
  await link('Dice', rail).click()
  await expect.element(manual).toHaveAttribute('aria-selected', 'true')
  await expect.element(dice.roll).toBeVisible()
})

test('shortcuts act only when they are switched on, and not while the player types', async () => {
  const { dice, worker } = await openDice()
  await dice.amount.fill('8')
  blur()
  await userEvent.keyboard('s')
  await expect.element(dice.amount).toHaveValue('8')
  await page.getByText(say('bet.shortcuts'), { exact: true }).click()
  const isOnSwitch = page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true })
  await expect.element(dice.roll).not.toHaveAttribute('aria-keyshortcuts')
  await isOnSwitch.click()
  // The buttons show their keys, which belong to no name.
  await expect.element(dice.roll).toHaveAttribute('aria-keyshortcuts', 'Space')
  await expect.element(page.getByRole('button', { name: '2×', exact: true })).toHaveAttribute('aria-keyshortcuts', 'S')
  await userEvent.keyboard('s')
  await expect.element(dice.amount).toHaveValue('16')
  await userEvent.keyboard('a')
  await expect.element(dice.amount).toHaveValue('8')
  await userEvent.keyboard('d')
  await expect.element(dice.under).toBeChecked()
  dice.over.element().focus()
  await userEvent.keyboard('a')
  await expect.element(dice.amount).toHaveValue('4')
  // On a control that Space activates, Space does only that.
  await userEvent.keyboard(' ')
  await expect.element(dice.over).toBeChecked()
  expect(worker.getArguments(BET)).toEqual([])
  await expect.element(dice.result).not.toBeInTheDocument()
  dice.amount.element().focus()
  await userEvent.keyboard('s')
  // The field selects its text when it gets the focus.
  await expect.element(dice.amount).toHaveValue('s')
  await dice.amount.fill('4')
  blur()
  await userEvent.keyboard(' ')
  await expect.element(dice.result).toBeVisible()
  expect(worker.getArguments(BET)).toMatchObject([{ amount: 400, bet: { target: 5_050, direction: 'over' } }])
  await isOnSwitch.click()
  blur()
  await userEvent.keyboard('s')
  await expect.element(dice.amount).toHaveValue('4')
})

function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

test('a guest can look and set a bet, and is asked to sign up for the roll', async () => {
  const { worker } = await openApp('/games/dice')
  const dice = new DiceTable()
  await isOn(dice.roll)
  await isDescribed(dice.roll, say('original.guest'))
  await dice.roll.click()
  await expect.element(page.getByRole('dialog', { name: say('register.title'), exact: true })).toBeVisible()
  expect(worker.getArguments(BET)).toEqual([])
})

test('a table without a profile says why it is off, and is on once the profile is loaded', async () => {
  const { database } = await openApp('/games/dice', {
    commands: {
      games: { dice: { refresh: async () => ({ ok: true, value: undefined }) } },
      profile: {
        refresh: async () => {
          const id = crypto.randomUUID()
          await putProfile(database, id, { balance: 1_000 })
          await putDicePair(database, id)
          await putSession(database, id)
          return { ok: true, value: undefined }
        },
      },
    },
    fill: async (empty) => {
      await putSession(empty, null)
      await empty.facts.put({ id: 'problems', parts: { profile: 'operator' } })
    },
  })
  const { roll } = new DiceTable()
  await isDisabled(roll, `${say('bet.off.noProfile')} ${say('error.operator')}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('bet.tryAgain'), exact: true })
    .click()
  await isOn(roll)
})

test('a round that was played on another device is not announced', async () => {
  const announcements: string[] = []
  const { dice, screen } = await openDice({
    load: (database, playerId) => database.rounds.put(diceRound(playerId, { id: 'first' })),
  })
  const said = screen.container.querySelector('main output.sr-only')
  await expect.element(dice.result).toHaveAttribute('data-round', 'first')
  new MutationObserver(() => announcements.push(said?.textContent ?? '')).observe(screen.container, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  expect(said?.textContent).toBe('')
  await dice.roll.click()
  await expect.element(dice.result).not.toHaveAttribute('data-round', 'first')
  await expect.poll(() => said?.textContent).toMatch(/^Rolled /)
  expect(new Set(announcements.filter((text) => text !== '')).size).toBe(1)
})

test('a push is shown on the table and in the profile', async () => {
  const push = { amount: minor(1), payout: minor(1), currency: 'USD' } as const
  const fill = (database: Parameters<typeof logIn>[0], id: string) => database.rounds.put(diceRound(id, push))
  const { dice, screen } = await openDice({ currency: 'USD', fill })
  await expect.element(dice.result).toHaveAttribute('data-outcome', 'push')
  await expect.element(dice.result).toHaveAttribute('data-payout', '0.01')
  await expect.element(dice.result).toHaveTextContent(say('bet.result.push'))
  await screen.unmount()
  await openApp('/profile', {
    fill: async (database) => fill(database, await logIn(database, { balance: 1_000, currency: 'USD' })),
  })
  const played = page
    .getByRole('listitem')
    .filter({ hasText: /Dice/ })
    .filter({ hasText: saying('bet.result.push') })
  await expect.element(played.first()).toBeVisible()
})

test.each([
  { called: 'of today', ago: -MINUTE_MS, pattern: /^\d{1,2}:\d\d:\d\d\u00A0[AP]M$/ },
  { called: 'of another day', ago: 3 * DAY_MS, pattern: /^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d\u00A0[AP]M$/ },
])('a round $called is shown with its time, and with its date if it needs one', async ({ ago, pattern }) => {
  const { dice } = await openDice({
    fill: (database, id) => database.rounds.put(diceRound(id, { at: Date.now() - ago })),
  })
  await expect.poll(() => dice.history.element().querySelector('time')?.textContent).toMatch(pattern)
})
