import { PASSWORD, expect, newEmail, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

for (const depositLimit of ['offered', 'asked'] as const) {
  test(`from practice a guest gets to the first bet for money by seven presses and two fields where a limit is ${depositLimit}`, async ({
    casino,
    control,
    page,
  }) => {
    await control.set({ protectionRules: { depositLimit } })
    let presses = 0
    const press = async (
      control: { click: (options?: { force: boolean }) => Promise<void> },
      options?: { force: boolean },
    ) => {
      presses += 1
      await control.click(options)
    }
    await casino.open('/games/dice')
    await expect(page.getByTestId('chips')).toHaveText(/10,000\.00/)
    await casino.dice.isOn()
    await press(page.getByRole('radio', { name: say('practice.money'), exact: true }), { force: true })
    await casino.signUp.fill({ email: newEmail(), password: PASSWORD })
    await press(casino.signUp.accept)
    await press(casino.signUp.submit)
    await expect(casino.signUp.dialog).toHaveCount(0)
    await press(page.locator('[data-action]').filter({ hasText: say('bet.deposit') }))
    // The question stands in the same screen, and nothing waits for its answer.
    const question = casino.payIn.dialog.getByRole('heading', { name: say('limits.first'), exact: true })
    await expect(question).toHaveCount(depositLimit === 'asked' ? 1 : 0)
    const [tab] = await Promise.all([page.waitForEvent('popup'), press(casino.payIn.pay)])
    // The payment page is the provider's, and not counted.
    await tab.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(casino.success.dialog).toBeVisible()
    await press(casino.success.dialog.getByRole('button', { name: say('successPayment.play'), exact: true }))
    await expect(page).toHaveURL(/\/games\/dice$/)
    await casino.dice.isOn()
    await press(casino.dice.roll)
    await casino.dice.nextRound()
    expect(await control.requests({ endpoint: 'dice.bet' })).toHaveLength(1)
    expect(presses).toBeLessThanOrEqual(7)
  })
}
