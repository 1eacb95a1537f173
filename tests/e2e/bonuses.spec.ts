import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('bonuses', () => {
  test('a waiting bonus shows its rules and is activated; stakes count, and cancelling asks first @gate', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const player = await players.enter({ balance: '1000.00' })
    await control.giveBonus({ email: player.email, offer: 'welcome-100' })
    const { bonuses } = casino
    await bonuses.open()
    const bonus = bonuses.bonus('Welcome 100')
    await expect(bonus).toHaveAttribute('data-status', 'waiting')
    await expect(bonus).toContainText(say('bonus.rule.required', { times: '5', amount: '₽500' }))
    await expect(bonus).toContainText(say('bonus.rule.maxBet'))
    await bonus.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(bonus).toHaveAttribute('data-status', 'active')
    await expect(bonus).toContainText(saying('bonuses.ends'))
    await expect(bonus).toContainText(say('bonuses.wagerLeft', { amount: '₽500.00' }))

    await casino.dice.sit()
    await casino.dice.amount.fill('50')
    await casino.dice.roll.click()
    await casino.dice.nextRound()
    await bonuses.open()
    await expect(bonus).toContainText(say('bonuses.wagered', { done: '₽50.00', required: '₽500.00' }))
    await expect(bonus.getByRole('progressbar')).toHaveAttribute('value', '5000')

    await bonus.getByRole('button', { name: say('bonuses.cancel'), exact: true }).click()
    await expect(bonus).toContainText(say('bonuses.cancel.sure', { name: 'Welcome 100', amount: '₽100.00' }))
    await expect(bonus.getByRole('button', { name: say('bonuses.cancel.no'), exact: true })).toBeFocused()
    await bonus.getByRole('button', { name: say('bonuses.cancel.yes'), exact: true }).click()
    await expect(bonus).toHaveCount(0)
    const finished = casino.page.getByText(say('bonuses.over', { count: '1' }), { exact: true })
    await finished.click()
    await expect(casino.page.getByRole('listitem').filter({ hasText: 'Welcome 100' })).toContainText('Cancelled')
    expect(await control.bonuses(player.email)).toMatchObject([{ status: 'cancelled' }])
  })
})
