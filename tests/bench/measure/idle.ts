import type { Page } from 'playwright'
import type { Subject } from '../build/subjects.ts'
import type { Sent } from '../link/wire-log.ts'
import type { Options } from '../options.ts'
import { withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'

/**
 * By then the visit has settled: the catalogue, the service worker's files and the first mirror check, which comes
 * within 55 s.
 */
const SETTLING_MS = 75_000
/** A mirror check comes every 5 minutes: a shorter period would count one or none. */
const MINUTES_AT_LEAST = 5
const HOUR_MINUTES = 60

/**
 * What an open but idle app costs in network traffic: a logged-in player stays in the lobby and touches nothing.
 * Counted for some minutes on the link, with all headers, and scaled to an hour.
 */
export async function measureIdle(bench: Bench, subject: Subject, { minutes }: Options): Promise<void> {
  await withPageAtRest(bench, subject, async (page, stage) => {
    await rest(page, SETTLING_MS)
    stage.wire.take()
    const before = stage.link.carried()
    const counted = Math.max(minutes, MINUTES_AT_LEAST)
    await rest(page, counted * 60_000)
    const sent = stage.wire.take()
    const carried = stage.link.carried() - before
    const perHour = HOUR_MINUTES / counted
    const add = (address: string, bytes: number, requests: number): void => {
      bench.measured.add(subject, `idle.bytes ${address}`, bytes * perHour)
      bench.measured.add(subject, `idle.requests ${address}`, requests * perHour)
    }
    for (const [address, requests] of byAddress(sent)) add(address, sum(requests), requests.length)
    add('socket', carried - sum(sent), 0)
    bench.measured.add(subject, 'idle', carried * perHour)
  })
}

function rest(page: Page, ms: number): Promise<unknown> {
  return page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), ms)
}

function byAddress(sent: readonly Sent[]): Map<string, Sent[]> {
  const addresses = new Map<string, Sent[]>()
  for (const one of sent) {
    const address = `${one.method} ${one.site}${one.path}`
    addresses.set(address, [...(addresses.get(address) ?? []), one])
  }
  return addresses
}

function sum(sent: readonly Sent[]): number {
  return sent.reduce((bytes, one) => bytes + one.bytes + one.requestBytes, 0)
}
