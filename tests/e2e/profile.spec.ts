import { casinoOn } from './pages/casino.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

test.describe('two tabs', () => {
  test('two tabs with an expired token refresh it once', async ({ casino, context, control, players }) => {
    const player = await players.enter({ balance: '10.00' })
    const other = casinoOn(await context.newPage())
    await casino.open('/games/dice')
    await other.open('/games/dice')
    for (const tab of [casino, other]) {
      await tab.frame.hasBalance('10.00')
      await tab.dice.isOn()
    }
    // The pages end before their token does: the reply to a refresh of a page that is left would be lost.
    await Promise.all([casino.page.goto('about:blank'), other.page.goto('about:blank')])
    await control.expireTokens(player.email)
    await control.clearRequests()
    // Both tabs start at once, with several calls each.
    await Promise.all([casino.open('/profile?deposit'), other.open('/games/dice?deposit')])
    for (const tab of [casino, other]) {
      await expect(tab.payIn.pay).toBeVisible()
      await tab.frame.hasBalance('10.00')
    }
    const { refreshesGranted, refreshesRejected, familiesRevoked } = await control.counters()
    expect({ refreshesGranted, refreshesRejected, familiesRevoked }).toEqual({
      refreshesGranted: 1,
      refreshesRejected: 0,
      familiesRevoked: 0,
    })
    const [refresh] = await control.requests({ endpoint: 'refreshToken' })
    expect(refresh).toMatchObject({ method: 'POST', path: '/auth/refresh-token' })
    expect(refresh?.headers).toMatchObject({ authorization: `Bearer ${player.token}` })
    const cookie = (await context.cookies()).find(({ name }) => name === 'token')?.value
    expect(cookie).toBeTruthy()
    expect(cookie).not.toBe(player.token)
  })
})
