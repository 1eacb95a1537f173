import { checkCalls, listUntried } from './calls.ts'
import { createCaller } from './caller.ts'
import { checkMoneyOnce } from './money.ts'
import { checkFairness } from './fairness.ts'
import type { Target } from './options.ts'
import { checkPreflights } from './preflight.ts'
import { checkProtection } from './protection.ts'
import { createRows, type Report } from './report.ts'
import { checkLogin, checkLogout, checkRefresh } from './session.ts'
import { checkSocket } from './socket.ts'
import { checkThirdPartyHosts } from './third-party-hosts.ts'

/** Runs every check against an operator's back end, call by call, with the schemas that the app uses. */
export async function checkOperator(target: Target): Promise<Report> {
  const rows = createRows()
  const caller = createCaller(target, rows)
  await checkPreflights(target, rows)
  await checkThirdPartyHosts(target, rows)
  if (await checkLogin(target, caller, rows)) {
    await checkRefresh(target, caller)
    await checkCalls(target, caller, rows)
    await checkSocket(target, caller, rows)
    await checkMoneyOnce(target, caller, rows)
    await checkProtection(target, caller, rows)
    await checkFairness(target, caller, rows)
    await checkLogout(caller, rows)
    listUntried(caller, rows)
  }
  caller.summarise()
  const all = rows.all()
  return {
    api: target.hosts.api,
    at: new Date().toISOString(),
    passed: all.every(({ result }) => result !== 'FAIL'),
    rows: all,
  }
}
