import { OPERATOR_GONE, REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
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

  test('a withdrawal in processing cannot be cancelled, and without a connection nothing is sent', async ({
    casino,
    control,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    quiet.allow(OPERATOR_GONE)
    await control.set({ protectionRules: { cancelPayout: true, depositLimit: 'offered' } })
    const player = await players.enter({ balance: '5000.00' })
    const { withdraw } = casino
    await withdraw.open()
    await withdraw.review('Bank card', '1000', CARD)
    await withdraw.send.click()
    await withdraw.newestIs('waiting')
    const [payout] = await control.payouts(player.email)
    await withdraw.rows
      .first()
      .getByRole('button', { name: say('withdraw.cancel'), exact: true })
      .click()
    // The socket frame about the new status is lost, so the page still offers to cancel.
    await control.sockets('silent')
    await control.movePayout({ payout: payout?.id ?? 0, status: 'processing' })
    await withdraw.rows
      .first()
      .getByRole('button', { name: say('withdraw.cancel.yes'), exact: true })
      .click()
    await expect(withdraw.rows.first()).toContainText(saying('operator.payout.processing'))
    await casino.frame.hasBalance('4000.00')

    await control.stopListening()
    await withdraw.showForm()
    await expect(withdraw.next).toHaveAccessibleDescription(say('withdraw.off.offline'))
    await withdraw.fill('Bank card', '100', CARD)
    await withdraw.next.click({ force: true })
    await expect(withdraw.send).toHaveCount(0)
    await control.startListening()
    await expect(withdraw.next).not.toHaveAttribute('aria-disabled', 'true')
    expect(await control.payouts(player.email)).toHaveLength(1)
  })
})

test.describe('wallet', () => {
  test('the currency is switched in place: header, limits and cookie follow, a late frame of the other currency does not', async ({
    casino,
    context,
    control,
    home,
    page,
    players,
  }) => {
    const player = await players.enter({ balance: '5000.00' })
    await control.giveBonus({ email: player.email, offer: 'welcome-100', isActive: true })
    await casino.wallet.open()
    await expect(casino.wallet.part(say('wallet.bonusBalance'))).toHaveText('₽100.00')
    await expect(casino.wallet.part(say('wallet.total'))).toHaveText('₽5,100.00')
    await casino.wallet.currency.selectOption('KZT')
    await casino.frame.hasBalance('0.00', 'KZT')
    await expect(page.getByRole('status').filter({ hasText: saying('wallet.currency.switched') })).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    const cookie = async () => (await context.cookies(home)).find(({ name }) => name === 'activeCurrency')?.value
    await expect.poll(cookie).toBe('KZT')
    const [sent] = await control.requests({ path: '^/api/v2/wallets/active$', method: 'POST' })
    expect(JSON.parse(sent?.body ?? '')).toEqual({ currency: 'KZT' })

    const late = { type: 'balance', user: String(player.id), balance: '9.99', currency: 'RUB', balance_version: 999 }
    await control.sendFrame({ email: player.email, text: JSON.stringify(late) })
    await casino.frame.deposit()
    await expect(casino.payIn.method('Bank card')).toHaveAccessibleDescription(/₸500 – ₸500,000/)
    await casino.payIn.close()
    await casino.frame.hasBalance('0.00', 'KZT')
    await page.reload()
    await casino.frame.hasBalance('0.00', 'KZT')
    await casino.wallet.currency.selectOption('RUB')
    await expect(casino.frame.balance).toHaveAttribute('data-currency', 'RUB')
    await expect.poll(cookie).toBe('RUB')
  })
})
