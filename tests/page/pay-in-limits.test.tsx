import { afterEach, expect, test, vi } from 'vitest'
import type { ProtectionRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { type DepositDialog, OPEN_DEPOSIT, openDeposit } from './pages/deposit.ts'
import { header } from './pages/page-frame.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { invoiceRow } from './support/money-rows.ts'
import { say, saying } from './support/texts.ts'

const HOUR_MS = 3_600_000

afterEach(() => void vi.useRealTimers())

/** Stores what the operator has for the player of this page. */
async function putProtection(database: MyDatabase, row: Partial<ProtectionRow>): Promise<string> {
  const playerId = (await database.session.get('current'))?.playerId ?? ''
  await database.protection.put({
    playerId,
    currency: 'RUB',
    limits: [],
    sessionLimit: { minutes: null, loss: null },
    realityCheckMinutes: 60,
    breakUntil: null,
    exclusion: null,
    session: null,
    reviewDueAt: null,
    rules: { depositLimit: 'offered' },
    fetchedAt: Date.now(),
    ...row,
  })
  return playerId
}

const LIMIT = {
  kind: 'deposit',
  period: 'day',
  amount: minor(100_000),
  used: minor(40_000),
  resetsAt: Date.now() + HOUR_MS,
  pending: null,
} as const

const leaves = (amount: string) => say('protection.left', { limit: 'Deposit limit', period: '24 hours', amount })

function isShown(deposit: DepositDialog, text: string | RegExp) {
  return expect.element(deposit.dialog.getByText(text)).toBeVisible()
}

/** The question for a first limit. */
function question(deposit: DepositDialog) {
  return deposit.dialog.getByRole('heading', { name: say('limits.first'), exact: true })
}

async function reopen(deposit: DepositDialog): Promise<void> {
  await deposit.button('Close').click()
  await expect.element(deposit.dialog).not.toBeInTheDocument()
  await header.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect.element(deposit.dialog).toBeVisible()
}

test('the form says what the limits leave, and rejects more beside the amount before it is sent', async () => {
  const { deposit, database, worker } = await openDeposit()
  await putProtection(database, { limits: [LIMIT] })
  await isShown(deposit, leaves('₽600.00'))
  await isShown(deposit, saying('protection.renews'))
  await deposit.rejectsAmount('600.01', say('protection.aboveLimit'))
  expect(worker.getArguments(OPEN_DEPOSIT)).toEqual([])
  await deposit.amount.fill('600')
  await deposit.pay.click()
  await expect.poll(() => worker.getArguments(OPEN_DEPOSIT)).toMatchObject([{ amount: 60_000 }])
})

test('during a break the form gives way to the calm page', async () => {
  const { deposit, database } = await openDeposit()
  await putProtection(database, { breakUntil: Date.now() + HOUR_MS })
  await isShown(deposit, saying('protection.block.timeOut'))
  await expect.element(deposit.pay).not.toBeInTheDocument()
})

test('where a limit is required there is no deposit without one, and setting it opens the form', async () => {
  const { deposit, database, worker } = await openDeposit()
  const playerId = await putProtection(database, { rules: { depositLimit: 'required' } })
  worker.commands = {
    ...worker.commands,
    protection: {
      setLimit: async ({ kind, period, currency }) => {
        const limits = [{ kind, period, amount: minor(50_000), currency }]
        await database.localProtection.put({ playerId, breakUntil: null, isBreakUnsent: false, limits })
        return { ok: true, value: { isConfirmed: false } }
      },
    },
  }
  await isShown(deposit, say('limits.first.required'))
  await expect.element(deposit.pay).not.toBeInTheDocument()
  await expect.element(deposit.button(say('limits.first.decline'))).not.toBeInTheDocument()
  await deposit.button(say('limits.set')).click()
  await deposit.rejects(say('protection.kind.deposit'), say('limits.amount.empty'))
  await deposit.field(say('protection.kind.deposit')).fill('500')
  await deposit.button(say('limits.set')).click()
  await expect.element(deposit.pay).toBeVisible()
  expect(worker.getArguments('protection.setLimit')).toEqual([
    { kind: 'deposit', period: 'month', amount: 50_000, currency: 'RUB' },
  ])
})

const makeState = (parts: object) => ({ id: 'problems', parts }) as never

test.each(['asked', 'required'] as const)(
  'a first deposit waits for the player’s limits where one is %s',
  async (rule) => {
    const { deposit, database } = await openDeposit({}, [], {}, null)
    const country = rule === 'required' ? 'DE' : 'KZ'
    await database.facts.put({ id: 'geo', ip: null, country, region: null, blocked: false, fetchedAt: 0 })
    await isShown(deposit, say('limits.first.unknown'))
    await expect.element(deposit.pay).not.toBeInTheDocument()
    await database.facts.put(makeState({ protection: 'operator' }))
    await expect.element(deposit.button(say('errorPage.retry'))).toBeVisible()
    await expect.element(deposit.dialog.getByText(say('limits.first.unknown'))).not.toBeInTheDocument()
    await expect.element(deposit.pay).not.toBeInTheDocument()
    await putProtection(database, { rules: { depositLimit: rule } })
    await isShown(deposit, saying(`limits.first.${rule}`))
    if (rule === 'required') await expect.element(deposit.pay).not.toBeInTheDocument()
    else await expect.element(deposit.pay).not.toHaveAttribute('aria-disabled', 'true')
  },
)

test('an operator without limits asks for none', async () => {
  const { deposit, database } = await openDeposit({}, [], {}, null)
  await database.facts.put(makeState({ protection: 'notOffered' }))
  await expect.element(deposit.pay).toBeVisible()
})

test('the question for a limit stands after the amount of a first deposit, and “Decide later” is remembered', async () => {
  const { deposit } = await openDeposit({}, [], {}, { rules: { depositLimit: 'asked' } })
  await expect.element(question(deposit)).toBeVisible()
  await deposit.amount.fill('1000')
  for (const limit of ['₽4,000', '₽10,000', '₽20,000']) await expect.element(deposit.button(limit)).toBeVisible()
  await deposit.button(say('limits.first.later')).click()
  await expect.element(deposit.pay).not.toHaveAttribute('aria-disabled', 'true')
  // The focus moves on to what the Pay button pays.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^₽1,000\.00/)
  await reopen(deposit)
  await isShown(deposit, /^₽1,000\.00/)
  await expect.element(question(deposit)).not.toBeInTheDocument()
})

test('a deposit goes on without an answer to the question for a limit, which is later, too', async () => {
  const { deposit, worker, database } = await openDeposit({}, [], {}, { rules: { depositLimit: 'asked' } })
  const { playerId = null } = (await database.session.get('current')) ?? {}
  worker.commands = {
    money: {
      ...worker.commands['money'],
      openDeposit: async () => {
        await database.invoices.put(invoiceRow(playerId ?? '', { id: '7', status: 'waiting' }))
        return { ok: true, value: { invoiceId: '7', url: null } }
      },
    },
  }
  await expect.element(question(deposit)).toBeVisible()
  await deposit.pay.click()
  await expect.element(deposit.invoice).toBeVisible()
  expect(worker.getArguments(OPEN_DEPOSIT)).toHaveLength(1)
  await database.invoices.clear()
  await reopen(deposit)
  await expect.element(deposit.pay).toBeVisible()
  await expect.element(question(deposit)).not.toBeInTheDocument()
})

test('“Decide later” asks again at a deposit a day later, also after the first one was paid', async () => {
  const rules = { depositLimit: 'asked' } as const
  const { deposit, database } = await openDeposit({}, [], {}, { rules })
  await deposit.button(say('limits.first.later')).click()
  await expect.element(question(deposit)).not.toBeInTheDocument()
  const playerId = (await database.session.get('current'))?.playerId ?? ''
  await database.invoices.put(invoiceRow(playerId, { status: 'paid' }))
  vi.setSystemTime(Date.now() + 25 * HOUR_MS)
  await reopen(deposit)
  await expect.element(question(deposit)).toBeVisible()
})

test('a limit chosen at the first deposit passes the focus on', async () => {
  const { deposit, database, worker } = await openDeposit({}, [], {}, { rules: { depositLimit: 'asked' } })
  const { playerId } = (await database.session.get('current')) ?? {}
  worker.commands = {
    ...worker.commands,
    protection: {
      setLimit: async ({ kind, period, amount, currency }) => {
        const limits = [{ kind, period, amount: amount ?? minor(0), currency }]
        await database.localProtection.put({ playerId: playerId ?? '', breakUntil: null, isBreakUnsent: false, limits })
        return { ok: true, value: { isConfirmed: false } }
      },
    },
  }
  await deposit.amount.fill('1000')
  await deposit.button('₽4,000').click()
  await expect.element(question(deposit)).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^₽1,000\.00/)
})
