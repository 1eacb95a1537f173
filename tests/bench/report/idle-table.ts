import { aligned } from './aligned.ts'
import type { Measured } from './figures.ts'

const PREFIX = 'idle.bytes '
const HEAD = ['Idle app, an hour', 'requests', 'kB', 'bytes each']

/** The cost of an hour of an idle app by address, largest first, with the reason when the table is empty. */
export function printIdle(measured: Measured): string {
  const lines = measured
    .samples('app', PREFIX)
    .map((sample) => {
      const address = sample.slice(PREFIX.length)
      return { address, bytes: first(measured, sample), requests: first(measured, `idle.requests ${address}`) }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
  const total = {
    address: 'all of it',
    bytes: first(measured, 'idle'),
    requests: lines.reduce((all, { requests }) => all + requests, 0),
  }
  const rows = [...lines, total].map(({ address, bytes, requests }) => [
    address,
    requests.toFixed(0),
    (bytes / 1_000).toFixed(1),
    requests > 0 ? (bytes / requests).toFixed(0) : '',
  ])
  const reason = measured.reason('app', 'idle')
  return reason === undefined ? aligned([HEAD, ...rows]) : `Idle app: ${reason}`
}

function first(measured: Measured, sample: string): number {
  return measured.values('app', sample)[0] ?? 0
}
