import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BET, DiceTable, openDice } from './pages/dice.ts'
import { say, saying } from './support/texts.ts'

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
  expect(worker.argumentsOf(BET)).toEqual([])
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
  expect(worker.argumentsOf(BET)).toEqual([])
})

test('an amount above the balance is rejected with a way to deposit', async () => {
  const { dice, worker } = await openDice({ balance: 500, currency: 'USD' })
  await dice.rejectsAmount('5.01', saying('bet.amount.funds', { balance: '$5.00' }))
  expect(worker.argumentsOf(BET)).toEqual([])
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
