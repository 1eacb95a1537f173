import type { Locator } from '@playwright/test'
import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { translate } from './support/translator.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

// A crash of a component would be logged, and the console has to stay silent in each test.
test.beforeEach(async ({ context }) => {
  await translate(context)
})

/** Checks that the translator has changed the page: otherwise the test would prove nothing. */
async function isTranslated(part: Locator): Promise<void> {
  await expect(part.locator('font > font').first()).toBeVisible()
}

test.describe('a page that a browser’s translator rewrites', () => {
  test('a translated page takes bets on dice after a rejected amount', async ({ casino, control, players }) => {
    const { dice, frame, page } = casino
    const { email } = await players.sitAt(dice, { balance: '1000.00' })
    await isTranslated(page.getByRole('main'))
    await dice.rejectsAmount('x', saying('operator.amount.invalid'))
    await dice.rejectsAmount('2000', /balance/)
    await dice.amount.fill('10')
    await expect(dice.amount).toHaveAttribute('aria-invalid', 'false')
    await dice.roll.click()
    const first = await dice.nextRound()
    await dice.roll.click()
    await dice.nextRound(first.id)
    const { balance } = await control.wallet(email)
    await frame.hasBalance((balance / 100).toFixed(2))
    await expect(frame.balance).toHaveText(`₽${(balance / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
    await expect(dice.history.getByRole('row')).toHaveCount(3)
  })

  test('a translated page spins the roulette wheel for the chips on the table', async ({ casino, players }) => {
    const { page, roulette } = casino
    await players.sitAt(roulette, { balance: '1000.00' })
    await isTranslated(page.getByRole('main'))
    await roulette.place('Red').click()
    await roulette.place('Odd').click()
    await roulette.deed('Undo').click()
    await expect(roulette.sum).toHaveText('₽1.00')
    await roulette.spin.click()
    await roulette.nextPocket()
    await roulette.isOn()
    await roulette.deed('Repeat').click()
    await expect(roulette.sum).toHaveText('₽1.00')
  })

  test('a translated page finds slots after a search without results', async ({ casino }) => {
    const { page, slots } = casino
    await slots.open()
    await isTranslated(page.getByRole('main'))
    await slots.search.fill('zzzzzz')
    await expect(page.getByRole('button', { name: say('shelf.clearSearch'), exact: true })).toBeVisible()
    await slots.find('jade')
    await slots.search.fill('')
    await slots.counts(/^\d+ games$/)
  })

  test('a translated page goes offline and comes back', async ({ casino, context, page, quiet }) => {
    quiet.allow(OPERATOR_GONE)
    quiet.allow(REJECTED_BY_OPERATOR)
    await casino.open()
    await expect(casino.home.shelf('Popular')).toBeVisible()
    await isTranslated(page.getByRole('main'))
    for (const isLast of [false, true]) {
      await context.setOffline(true)
      await expect(casino.frame.offline).toBeVisible()
      await context.setOffline(false)
      await expect(casino.frame.offline).toHaveCount(0)
      if (!isLast) await casino.frame.goTo('Slots')
    }
    await expect(casino.slots.tiles.first()).toBeVisible()
  })

  test('a translated page shows the sums of the chosen method and amount', async ({ casino, players }) => {
    await players.enter({ balance: '9000.00' })
    const { withdraw, payIn, frame } = casino
    await withdraw.open()
    await isTranslated(withdraw.dialog)
    const arrives = withdraw.dialog.getByRole('status').filter({ hasText: saying('withdraw.arrives') })
    await withdraw.method('Bitcoin').check()
    await withdraw.amount.fill('3000')
    await expect(arrives).toHaveText(/₽\S+Fee: ₽\S+$/)
    const before = await arrives.innerText()
    await withdraw.method('Bank card').check()
    await withdraw.amount.fill('4000')
    await expect(arrives).toHaveText(
      `${say('withdraw.arrives', { amount: '₽3,920.00' })}${say('withdraw.kept', { commission: '₽80.00' })}`,
    )
    expect(before).not.toContain('₽80.00')
    await casino.page.keyboard.press('Escape')

    await frame.deposit()
    await isTranslated(payIn.dialog)
    await payIn.choose('Bank card', '1000')
    await expect(payIn.bonus('First deposit +100%')).toHaveAccessibleDescription(/\+\s₽1,000/)
    await payIn.amount.fill('1500')
    await expect(payIn.bonus('First deposit +100%')).toHaveAccessibleDescription(/\+\s₽1,500/)
  })

  test('a translated page changes its language and its texts', async ({ casino, page }) => {
    await casino.open()
    await isTranslated(page.getByRole('main'))
    await casino.frame.speak('Русский')
    await expect(page.getByRole('button', { name: 'Регистрация', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/^(Popular|Our games|Providers)$/)).toHaveCount(0)
  })
})

test('a component whose elements another program has removed is rendered again', async ({
  casino,
  context,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  quiet.allow(/NotFoundError: Failed to execute 'removeChild'/)
  const { dice, frame, page } = casino
  await players.sitAt(dice, { balance: '1000.00' })
  await dice.amount.fill('12')
  await context.setOffline(true)
  await expect(frame.offline).toBeVisible()
  await frame.offline.locator('span').evaluate((text) => text.remove())
  await context.setOffline(false)
  // It belongs to the frame of the page, which is rendered again as a whole.
  await expect(frame.offline).toHaveCount(0)
  await dice.isOn()
  await dice.roll.click()
  await dice.nextRound()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
})
