import { PASSWORD, expect, newEmail, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('registration by email', () => {
  test.beforeEach(async ({ casino }) => {
    await casino.open()
    await casino.frame.signUp()
  })

  test('a registration opens an account with an empty balance in the chosen currency @gate', async ({
    casino,
    control,
  }) => {
    const email = newEmail()
    const ways = casino.signUp.dialog.getByRole('tablist', { name: say('register.ways'), exact: true })
    await expect(ways.getByRole('tab', { name: 'By email', exact: true })).toHaveAttribute('aria-selected', 'true')
    await casino.signUp.register({ email, password: PASSWORD, currency: 'KZT', accepted: true })
    await casino.frame.hasBalance('0.00', 'KZT')
    await expect(casino.signUp.dialog).toHaveCount(0)
    expect(await control.wallet(email)).toMatchObject({ balance: 0, currency: 'KZT' })
  })
})
