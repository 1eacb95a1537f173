import { afterEach, describe, expect, test, vi } from 'vitest'
import { onUnforeseen, toAppError } from '#worker/core/command.ts'
import type * as rules from '#domain/reporting/analytics.ts'
import type * as configuration from '#domain/settings/configuration.ts'
import { until } from './support/until.ts'
import { getDebugId } from '#domain/reporting/debug-id.ts'
import { good, signUp } from './support/world.ts'
import { SENTRY, useThirdParties } from './support/third-parties.ts'

// A build that names the stand-in's collector as all third parties.
vi.mock('#domain/settings/configuration.ts', async (original) =>
  (await import('./support/third-party-settings.ts')).withThirdParties(await original<typeof configuration>()),
)
vi.mock('#domain/reporting/analytics.ts', async (original) => ({
  ...(await original<typeof rules>()),
  ANALYTICS_FLUSH_AT: 1,
  ANALYTICS_FLUSH_EVERY_MS: 200,
}))

const { open, world } = useThirdParties()

afterEach(() => onUnforeseen(() => Promise.resolve()))

describe('an error report', () => {
  type Item = { type: string; head: Record<string, unknown>; item: Record<string, unknown> & { level?: string } }
  const items = async () =>
    (await world.control.requests(SENTRY))
      .filter(({ status }) => status === 200)
      .map(({ body }): Item => {
        const [head, itemHead, item] = (body ?? '').split('\n', 3).map((line) => JSON.parse(line))
        return { type: itemHead.type, head, item }
      })
  const ofType = async (type: string) => (await items()).filter((each) => each.type === type)
  const waiting = async () => {
    const row = await world.db.facts.get('errorReports')
    return row?.id === 'errorReports' ? row.waiting : []
  }
  const report = {
    name: 'TypeError',
    message: 'no amount for aru@example.com +7 701 123 45 67',
    stack: 'TypeError: no amount\n    at draw (http://localhost/assets/Dice-1.js:1:20)',
    realm: 'page' as const,
    href: 'http://localhost/reset-password/secret-token',
  }

  test('is sent once per kind, build and hour, without personal data', async () => {
    const tab = await open()
    await tab.commands.profile.refresh()
    good(await tab.commands.analytics.report(report))
    good(await tab.commands.analytics.report(report))
    good(await tab.commands.analytics.report({ ...report, name: 'RangeError' }))
    await until('two reports', async () => (await ofType('event')).length === 2)
    const [first] = await ofType('event')
    for (const personal of ['aru@', '701 123', 'secret-token']) expect(JSON.stringify(first)).not.toContain(personal)
    expect(first?.item).toMatchObject({
      event_id: first?.head['event_id'],
      release: 'test',
      dist: 'web',
      environment: 'production',
      transaction: '/…',
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: { frames: [{ filename: 'http://localhost/assets/Dice-1.js', lineno: 1, colno: 20 }] },
          },
        ],
      },
      debug_meta: {
        images: [
          {
            type: 'sourcemap',
            code_file: 'http://localhost/assets/Dice-1.js',
            debug_id: await getDebugId('assets/Dice-1.js'),
          },
        ],
      },
      breadcrumbs: { values: expect.arrayContaining([{ category: 'command', message: 'profile.refresh' }]) },
    })
    await until('none waits', async () => (await waiting()).length === 0)

    const row = await world.db.facts.get('errorReports')
    if (row?.id !== 'errorReports') throw new Error('no report')
    const before = Object.entries(row.reportedAt ?? {})
    const reportedAt = Object.fromEntries(before.map(([kind, at]) => [kind, at - 3_600_000]))
    await world.db.facts.put({ ...row, reportedAt })
    good(await tab.commands.analytics.report(report))
    expect(await waiting()).toMatchObject([expect.stringContaining('TypeError')])
  })

  test('belongs to a session, which counts it', async () => {
    const tab = await open()
    good(await tab.commands.analytics.report(report))
    await until('both', async () => (await ofType('session')).length === 2)
    const [begun, counted] = (await ofType('session')).map(({ item }) => item)
    expect(begun).toMatchObject({ init: true, errors: 0, attrs: { release: 'test', environment: 'production' } })
    expect(counted).toMatchObject({ init: false, errors: 1, sid: begun?.['sid'] })
  })

  test('is stored while the receiver fails', async () => {
    await world.control.fault({ match: SENTRY, kind: 'reply', status: 503, times: 0 })
    const tab = await open()
    good(await tab.commands.analytics.report(report))
    await world.control.waitForRequests({ match: SENTRY })
    expect(await waiting()).toMatchObject([expect.stringContaining('TypeError')])
  })

  test('is made of an unexpected error of the worker', async () => {
    await open()
    vi.spyOn(console, 'info').mockReturnValueOnce()
    toAppError(new TypeError('a bug of ours'))
    await until('the report', async () => (await waiting()).some((each) => each.includes('a bug of ours')))
  })

  test('is made of a reply against the contract and of a status of 5xx, and names call and field', async () => {
    const tab = await open()
    await signUp(tab)
    await world.control.fault({
      match: { endpoint: 'getProfile' },
      kind: 'reply',
      status: 200,
      body: { id: 7 },
      times: 0,
    })
    await world.control.fault({ match: { endpoint: 'getBilling' }, kind: 'reply', status: 500, times: 0 })
    await world.control.fault({ match: { endpoint: 'getLevels' }, kind: 'reply', status: 501, times: 0 })
    for (let each = 0; each < 2; each += 1) {
      await tab.commands.profile.refresh()
      await tab.commands.money.refreshBilling()
    }
    await until('the reports', async () => (await waiting()).length === 2)
    const [contract, status] = (await waiting()).map((each) => JSON.parse(each))
    expect(contract).toMatchObject({
      level: 'warning',
      tags: { endpoint: 'getProfile', code: 'contract' },
      fingerprint: ['call', 'getProfile', 'contract'],
      exception: { values: [{ type: 'contract' }] },
    })
    expect(contract.exception.values[0].value).toMatch(/^GET \/profile\/user: /)
    expect(status).toMatchObject({ tags: { endpoint: 'getBilling', code: 'operator', status: '500' } })
  })
})
