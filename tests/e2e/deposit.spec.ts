import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

test('a deposit is paid on the operator’s page in its own tab; the success dialog opens once and the balance follows @gate', async ({
  casino,
  control,
  page,
  players,
}) => {
  const player = await players.enter({ balance: '10.00' })
  await casino.open()
  await casino.frame.hasBalance('10.00')
  await casino.frame.deposit()
  const payment = await casino.payIn.payBy('Bank card', '₽1 500,50')
  await casino.payIn.hasInvoice('waiting')
  await expect(casino.payIn.timeLeft).toContainText(/\d+:\d\d/)

  const [sent, ...more] = await control.requests({ endpoint: 'createDeposit' })
  expect(more).toEqual([])
  expect(sent).toMatchObject({ method: 'POST', path: '/api/v2/billing/payment', status: 200 })
  expect(sent?.headers).toMatchObject({
    authorization: `Bearer ${player.token}`,
    'accept-language': 'en',
    region: 'RU',
    'idempotency-key': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(JSON.parse(sent?.body ?? '')).toEqual({ hash: 'bank-card', amount: '1500.50', currency: 'RUB' })

  await payment.pay()
  await expect(payment.state).toHaveAttribute('data-status', 'paid')
  await expect(casino.success.dialog).toBeVisible()
  await expect(casino.success.dialog).toContainText('1,500.50')
  await casino.frame.hasBalance('1510.50')
  await expect(casino.payIn.dialog).toHaveCount(0)
  expect(await control.wallet(player.email)).toMatchObject({ balance: 151_050 })

  await casino.success.playDice()
  await expect(casino.success.dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/games\/dice$/)
  await page.reload()
  await casino.frame.hasBalance('1510.50')
  await casino.dice.isOn()
  await expect(casino.success.dialog).toHaveCount(0)
})

test('a deposit whose reply is cut is found by its key and opened once @gate', async ({
  casino,
  control,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  const player = await players.enter()
  await casino.open('/?deposit')
  // The browser itself repeats a call when a reused connection is cut, with the same key.
  await control.fault({ match: { endpoint: 'createDeposit' }, kind: 'cutAfter', times: 0 })
  const asked = await control.fault({ match: { endpoint: 'getDepositByKey' }, hold: 'before', times: 0 })
  await casino.payIn.choose('Bank card', '500')
  await casino.payIn.pay.click()
  await expect(casino.payIn.dialog).toContainText('Checking a deposit: Bank card')
  await control.release(asked)
  await casino.payIn.hasInvoice('waiting')
  const sent = await control.requests({ endpoint: 'createDeposit' })
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(await control.invoices(player.email)).toHaveLength(1)
})

test('a second deposit is paid with the card of the first one', async ({ casino, control, page, players }) => {
  const player = await players.enter({ balance: '10.00' })
  await casino.open()
  await casino.frame.deposit()
  const first = await casino.payIn.payBy('Bank card', '500')
  await first.pay()
  await expect(casino.success.dialog).toBeVisible()
  await casino.success.close()

  await casino.open('/?deposit')
  await expect(casino.payIn.method('Card ending in 4242')).toBeChecked()
  await expect(casino.payIn.method('Another card')).not.toBeChecked()
  const second = await casino.payIn.payBy('Bank card', '700')
  await expect(second.tab.getByRole('definition').filter({ hasText: '•••• 4242' })).toBeVisible()
  await second.pay()
  await expect(casino.success.dialog).toBeVisible()
  await casino.frame.hasBalance('1210.00')
  const sent = await control.requests({ endpoint: 'createDeposit' })
  const bodies = sent.map(({ body }) => JSON.parse(body ?? '') as { card_id?: string })
  expect(bodies.map(({ card_id: id }) => typeof id)).toEqual(['undefined', 'string'])
  expect(await control.wallet(player.email)).toMatchObject({ balance: 121_000 })
  // Nothing on the device says more of the card than its last digits.
  const stored = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => done(request.result))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((done) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.addEventListener('success', () => done(request.result))
        })
        texts.push(JSON.stringify(rows))
      }
      database.close()
    }
    return texts.join('')
  })
  expect(stored).toContain('"lastFour":"4242"')
  expect(stored).not.toContain('42424242')
})
