import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { expect, test } from './support/fixtures.ts'
import { readBalance } from './support/wallet.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

test.describe('plinko', () => {
  test('three balls in the air are three bets, each settled once, and one of a reloaded page is settled too', async ({
    call,
    control,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '100.00' })
    const drop = page.getByRole('button', { name: say('plinko.drop'), exact: true })
    const stage = page.getByTestId('stage')
    const balance = page.getByTestId('balance')
    const rounds = async () => {
      const state = await call(ROUND_CALLS.plinko.getState, { token: player.token })
      if (!state.ok) throw new Error('the operator has no plinko')
      return state.reply.rounds
    }
    await page.goto('/games/plinko')
    await expect(drop).not.toHaveAttribute('aria-disabled', 'true')
    for (let ball = 0; ball < 3; ball += 1) await drop.click({ delay: 200 })
    await expect(stage).toHaveAttribute('data-balls', /^[23]$/)
    await expect.poll(async () => (await rounds()).length).toBe(3)
    // What is in the air is not in the balance yet.
    await expect(stage).toHaveAttribute('data-balls', '0')
    const settled = await rounds()
    const due = 10_000 + settled.reduce((sum, { payout, amount }) => sum + payout - amount, 0)
    expect(new Set(settled.map(({ key }) => key)).size).toBe(3)
    expect((await control.wallet(player.email)).balance).toBe(due)
    await expect(balance).toHaveAttribute('data-value', toDecimal(minor(due)))
    await expect(page.getByTestId('round-result')).toHaveAttribute('data-round', String(settled[0]?.id))

    await drop.click()
    await expect.poll(async () => (await rounds()).length).toBe(4)
    await page.reload()
    await expect(drop).not.toHaveAttribute('aria-disabled', 'true')
    await expect(stage).toHaveAttribute('data-balls', '0')
    const [last] = await rounds()
    await expect(page.getByTestId('round-result')).toHaveAttribute('data-round', String(last?.id))
    expect(await rounds()).toHaveLength(4)
    await expect(balance).toHaveAttribute('data-value', await readBalance(control, player))
  })

  test('auto-play drops one ball after another', async ({ call, casino, page, players }) => {
    const player = await players.enter({ balance: '100.00' })
    await page.goto('/games/plinko')
    await page.getByRole('radio', { name: '8', exact: true }).check({ force: true })
    const { autoPlay } = casino
    await autoPlay.open()
    await autoPlay.rounds.fill('2')
    await autoPlay.stopLoss.fill('5')
    await autoPlay.start.click()
    await expect
      .poll(async () => {
        const state = await call(ROUND_CALLS.plinko.getState, { token: player.token })
        return state.ok ? state.reply.rounds.map(({ bet }) => bet.rows) : []
      })
      .toEqual([8, 8])
  })
})
