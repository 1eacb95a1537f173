import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const CARD = '4111 1111 1111 1111'

test.describe('withdrawal', () => {
  test('a withdrawal to a card is reviewed, sent once and followed to its end @gate', async ({
    casino,
    context,
    control,
    home,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '5000.00' })
    await casino.wallet.open()
    await expect(casino.wallet.hint).toBeVisible()
    await casino.wallet.hint.getByRole('button', { name: say('wallet.withdrawHint.dismiss'), exact: true }).click()
    await expect(casino.wallet.hint).toHaveCount(0)
    expect((await context.cookies(home)).find(({ name }) => name === 'newPayoutShown')?.value).toBe('1')

    const { withdraw } = casino
    await withdraw.open()
    await expect(casino.wallet.hint).toHaveCount(0)
    await withdraw.showHistory()
    await expect(withdraw.dialog).toContainText(say('withdraw.noHistory'))
    await withdraw.showForm()
    await withdraw.fill('Bank card', '1,000', CARD)
    await withdraw.next.click()
    await expect(withdraw.dialog.getByRole('definition').filter({ hasText: '•••• 1111' })).toBeVisible()
    await expect(withdraw.send).toHaveText(say('withdraw.send', { amount: '₽1,000.00' }))
    expect(await control.requests({ endpoint: 'createPayout' })).toEqual([])

    await withdraw.send.dblclick()
    await expect(withdraw.dialog).toContainText(saying('withdraw.sent'))
    await withdraw.newestIs('waiting')
    await expect(withdraw.rows.first()).toContainText('•••• 1111')
    await casino.frame.hasBalance('4000.00')
    const [sent, ...more] = await control.requests({ endpoint: 'createPayout' })
    expect(more).toEqual([])
    expect(sent).toMatchObject({ method: 'POST', path: '/api/v2/billing/payout', status: 200 })
    expect(sent?.headers).toMatchObject({
      authorization: `Bearer ${player.token}`,
      'idempotency-key': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      hash: 'card-payout',
      amount: '1000.00',
      currency: 'RUB',
      card: '4111111111111111',
    })

    const [payout] = await control.payouts(player.email)
    await control.movePayout({ payout: payout?.id ?? 0, status: 'processing' })
    await withdraw.newestIs('processing')
    await expect(withdraw.currentStep).toContainText(say('history.status.processing'))
    await expect(withdraw.rows.first().getByRole('button', { name: say('withdraw.cancel') })).toHaveCount(0)
    await control.movePayout({ payout: payout?.id ?? 0, status: 'paid' })
    await withdraw.newestIs('paid')
    await expect(withdraw.currentStep).toContainText(say('history.status.paid'))
    await casino.frame.notifies(saying('notice.withdrawalCompleted'))
    await page.reload()
    await withdraw.open()
    await withdraw.showHistory()
    await withdraw.newestIs('paid')
    await casino.frame.hasBalance('4000.00')
  })

  test('a withdrawal whose reply is cut is shown as being checked, never sent again, and found by its key @gate', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(OPERATOR_GONE)
    const player = await players.enter({ balance: '5000.00' })
    const { withdraw } = casino
    await withdraw.open()
    // The browser itself repeats a call when a reused connection is cut, with the same key.
    await control.fault({ match: { endpoint: 'createPayout' }, kind: 'cutAfter', times: 0 })
    const asked = await control.fault({ match: { endpoint: 'getPayoutByKey' }, hold: 'before', times: 0 })
    await withdraw.review('Bank card', '1000', CARD)
    await withdraw.send.click()
    await expect(withdraw.dialog).toContainText(say('withdraw.checking', { method: 'Bank card', amount: '₽1,000.00' }))
    await expect(withdraw.next).toHaveAccessibleDescription(saying('withdraw.off.checking'))
    await control.release(asked)
    await withdraw.showHistory()
    await withdraw.newestIs('waiting')
    await expect(withdraw.dialog).not.toContainText(saying('withdraw.checking'))
    await casino.frame.hasBalance('4000.00')
    const sent = await control.requests({ endpoint: 'createPayout' })
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(await control.payouts(player.email)).toHaveLength(1)
  })
})
