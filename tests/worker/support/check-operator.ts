import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { checkOperator } from '../../check-operator/check.ts'
import { getApiAddresses } from '../../check-operator/options.ts'
import type { Report } from '../../check-operator/report.ts'
import { SMALL_CATALOGUE } from '../../operator/catalogue/make.ts'
import type { Control } from '../../operator/control/surface.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../operator/demo-account.ts'
import { type Operator, startOperator } from '../../operator/operator.ts'

/** One operator per test file, and the check of it. */
export function useCheck() {
  let operator: Operator

  beforeAll(async () => {
    operator = await startOperator({ controlPort: 0, demo: true, catalogue: SMALL_CATALOGUE })
  })
  afterAll(() => operator.stop())
  beforeEach(() => operator.control.reset())

  /** Without money it is three times as quick. No busy machine is later than the default timeout. */
  function check(allowMoney = false, callTimeoutMs = 60_000): Promise<Report> {
    return checkOperator({
      ...getApiAddresses(`http://api.localhost:${operator.port}`, {}, null),
      account: { login: DEMO_EMAIL, password: DEMO_PASSWORD },
      promo: 'WELCOME100',
      allowMoney,
      clockBoundMs: 60_000,
      callTimeoutMs,
      thirdParties: [],
    })
  }

  return {
    get operator(): Operator {
      return operator
    },
    get control(): Control {
      return operator.control
    },
    check,
    /** The failed rows, one line each. */
    async failures(allowMoney = false): Promise<string[]> {
      const { rows, passed } = await check(allowMoney)
      const failed = rows.filter(({ result }) => result === 'FAIL')
      expect(passed).toBe(failed.length === 0)
      return failed.map(({ call, reason }) => `${call}: ${reason}`)
    },
  }
}
