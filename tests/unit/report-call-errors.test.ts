import { expect, test } from 'vitest'
import { type ErrorCode, CommandError } from '#domain/calls/result.ts'
import { getBilling } from '#endpoints/billing.ts'
import { toCallReport } from '#worker/reporting/third-parties/report-call-errors.ts'

const failed = (code: ErrorCode, status?: number, field?: string) =>
  toCallReport(getBilling, new CommandError({ code, retry: true, ...(status === undefined ? {} : { status }) }, field))

test('a call is reported for a time-out, a status of 5xx and a reply against the contract, by its name', () => {
  const about = { endpoint: getBilling.name, call: `${getBilling.method} ${getBilling.path}` }
  expect(failed('timeout')).toEqual({ ...about, code: 'timeout', status: null, field: null })
  expect(failed('operator', 502)).toMatchObject({ ...about, code: 'operator', status: 502 })
  expect(failed('contract', undefined, 'methods.0.min')).toMatchObject({ code: 'contract', field: 'methods.0.min' })
})

test('a call is not reported without a network, for a rejection, nor for a call that the operator has not got', () => {
  expect(failed('offline')).toBeNull()
  expect(failed('cancelled')).toBeNull()
  expect(failed('validation', 422)).toBeNull()
  expect(failed('unauthorised', 401)).toBeNull()
  expect(failed('unavailable', 501)).toBeNull()
  expect(toCallReport(getBilling, new TypeError('a bug'))).toBeNull()
})
