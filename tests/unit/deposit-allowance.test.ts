import { expect, test } from 'vitest'
import type { IntentRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { getDepositAllowance } from '#src/modals/PayIn/deposit-allowance.ts'

const rest = { resetsAt: null, pending: null, isLocal: false }
const limits = [
  { kind: 'deposit', period: 'day', amount: minor(100_000), used: minor(20_000), ...rest },
  { kind: 'netDeposit', period: 'month', amount: minor(70_000), used: minor(10_000), ...rest },
  { kind: 'loss', period: 'day', amount: minor(1), used: minor(0), ...rest },
] as const

/** A deposit whose reply was lost; only what the function reads. */
const unsettled = [{ amount: minor(15_000), currency: 'RUB' }] as unknown as IntentRow[]

test('the limit of deposits that leaves least counts, less the deposits whose outcome is unknown', () => {
  const protection = { known: null, limits: [...limits] }
  expect(getDepositAllowance(protection, 'RUB', [])).toMatchObject({ left: 60_000, limit: { kind: 'netDeposit' } })
  expect(getDepositAllowance(protection, 'RUB', unsettled)).toMatchObject({ left: 45_000 })
  expect(getDepositAllowance(protection, 'KZT', unsettled)).toMatchObject({ left: 60_000 })
})

test('without a limit, or in another currency than the limits, nothing is said', () => {
  const known = { currency: 'USD' } as unknown as Parameters<typeof getDepositAllowance>[0]['known']
  expect(getDepositAllowance({ known: null, limits: [] }, 'RUB', [])).toBeNull()
  expect(getDepositAllowance({ known, limits: [...limits] }, 'RUB', [])).toBeNull()
})
