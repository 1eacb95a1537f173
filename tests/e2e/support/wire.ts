import { expect } from '@playwright/test'
import type { ControlClient } from '../../operator/control-client.ts'
import type { JournalEntry } from '../../operator/control/journal.ts'
import { SPEC_CALLS, type SpecCall } from './spec-calls.ts'

type Wire = {
  /** The complete JSON body; undefined if none is sent. May contain `expect.objectContaining`. */
  body?: unknown
  /** Values for the braces of the path. */
  params?: Record<string, string>
  /** The query string with its "?". */
  query?: string
  /** The token of the call; null if it must have none. */
  bearer: string | null
  /** The value of the accept-language header. */
  language?: string
  /** The visitor's region; null before it is known, or 'early' if both are possible. */
  region?: string | null
  /** The status of the reply. */
  status?: number
  /** The total number of such requests; the last one is checked. 'some' for calls that the app repeats. */
  times?: number | 'some'
}

/**
 * Waits for a call and checks it as sent: method, path, query, body and headers; returns the request. Write the call's
 * name as a literal: tests/unit/spec-calls.test.ts searches for it.
 */
export async function onTheWire(control: ControlClient, name: SpecCall, wire: Wire): Promise<JournalEntry> {
  const { params = {}, query = '', bearer, language = 'en', region = 'RU', status = 200, times = 1 } = wire
  const [method, pattern = ''] = SPEC_CALLS[name].split(' ')
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '')
  // Filters by the path of `SPEC_CALLS`, not by the endpoint's name, and leaves out preflight requests (OPTIONS).
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
