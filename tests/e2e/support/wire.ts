import { expect } from '@playwright/test'
import type { ControlClient } from '../../operator/control-client.ts'
import type { JournalEntry } from '../../operator/control/journal.ts'
import { SPEC_CALLS, type SpecCall } from './spec-calls.ts'

type Wire = {
  /** The JSON that is sent, whole; nothing at all where it is left out. `expect.objectContaining` may stand in it. */
  body?: unknown
  /** What the path's parts in braces are filled with. */
  params?: Record<string, string>
  /** What stands behind the path, with its "?". */
  query?: string
  /** The token that it is sent with; null where it must carry none. */
  bearer: string | null
  /** The language that is asked for, as the header has it. */
  language?: string
  /** The region that the operator sees the visitor in, null before it is known, or 'early' where both may be. */
  region?: string | null
  /** The operator's answer. */
  status?: number
  /** How many such requests there are by then, all told; the last one is looked at. Some are repeated by themselves. */
  times?: number | 'some'
}

/**
 * Waits for a call of the spec and holds what came over the wire against it: method, path, query, body and headers.
 * The name of the call is spelt out where this is used, so that the table of all calls can find it. Gives the request.
 */
export async function onTheWire(control: ControlClient, name: SpecCall, wire: Wire): Promise<JournalEntry> {
  const { params = {}, query = '', bearer, language = 'en', region = 'RU', status = 200, times = 1 } = wire
  const [method, pattern = ''] = SPEC_CALLS[name].split(' ')
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '')
  // By the spec's own path, not by what the contract calls it; a browser asks leave for it (OPTIONS) besides.
  const answered = async () =>
    (await control.requests({ path: `^${path}$` })).filter((sent) => sent.method !== 'OPTIONS' && sent.status !== null)
  const count = async () => (await answered()).length
  if (times === 'some') await expect.poll(count, { message: `${name} arrives` }).toBeGreaterThan(0)
  else await expect.poll(count, { message: `${name} arrives` }).toBe(times)
  const sent = (await answered()).at(-1)
  if (!sent) throw new Error(`${name} did not arrive`)

  expect(sent, name).toMatchObject({ site: 'api', method, path, query, status })
  expect(sent.body ? JSON.parse(sent.body) : undefined, `body of ${name}`).toEqual(wire.body)
  const { authorization = null, 'accept-language': asked, region: seenIn = null } = sent.headers
  expect({ authorization, language: asked, region: seenIn }, `headers of ${name}`).toEqual({
    authorization: bearer === null ? null : `Bearer ${bearer}`,
    language,
    region: region === 'early' ? seenIn && 'RU' : region,
  })
  return sent
}
