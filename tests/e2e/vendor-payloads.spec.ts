import { expect } from '@playwright/test'
import type { ControlClient } from '../operator/control-client.ts'
import { PASSWORD, newEmail } from './support/fixtures.ts'
import { test } from './support/third-parties.ts'
import { type VendorRequest, differences, runVendors } from './support/vendor-payloads.ts'

/**
 * What this app sends is compared with what the libraries of PostHog, Segment and Sentry send: the same addresses, fields
 * and types.
 */

test.use({ hasServiceWorkers: false })

type Json = Record<string, unknown>
type Batch = { batch: (Json & { event?: string; type?: string })[] }

/** Facts about the device, and about the library itself. */
const NOT_OF_POST_HOG = [
  /\.\$(os|browser|device_type|timezone|raw_user_agent|screen|viewport|referr|session_entry)/,
  /\.\$(insert_id|time|sdk_|initialization|configured|config_defaults|recording|lib_|pageview_id)/,
  /\.token$/,
]
/** Facts about the device and the library, and the key once more in each event. */
const NOT_OF_SEGMENT = [/userAgentData/, /timezone/, /_metadata/, /integrations\.Segment/, /^(writeKey|sentAt)$/]
/** Tracing, the device's culture, and facts about the library. */
const NOT_OF_SENTRY = [/^trace\./, /^contexts\./, /^sdk\./, /ip_address/, /Referer/]

async function openWithEverything(control: ControlClient, sent: (path: string) => Promise<string[]>) {
  await expect.poll(async () => (await sent('^/batch/$')).join()).toContain('"registration"')
  await expect.poll(async () => (await sent('^/v1/b$')).join()).toContain('"registration"')
  expect((await control.requests({ path: '^/(batch/|v1/b)$' })).every(({ status }) => status === 200)).toBe(true)
}

/** The fields of a batch itself. */
function withoutEvents([first]: readonly Batch[]): Json {
  return { ...first, batch: [] }
}

/** The lines of an envelope with an item of this type. */
function envelopeWith(bodies: readonly string[], type: string): { head: Json; item: Json } | undefined {
  const all = bodies.map((body) => body.split('\n').slice(0, 3))
  const found = all.find(([, itemHead]) => itemHead?.includes(`"type":"${type}"`))
  return found && { head: JSON.parse(found[0] ?? ''), item: JSON.parse(found[2] ?? '') }
}

test('events and reports have the fields that the vendors’ own libraries send', async ({
  casino,
  context,
  control,
  page,
}) => {
  const theirs = await runVendors(await context.newPage())
  const sent = async (path: string) => (await control.requests({ path, method: 'POST' })).map(({ body }) => body ?? '')

  await casino.open()
  await casino.frame.signUp()
  await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
  await casino.frame.isOfPlayer()
  await openWithEverything(control, sent)
  await page.evaluate(() => {
    const error = new TypeError('no amount')
    error.stack = `TypeError: no amount\n    at draw (${location.origin}/assets/Dice-1.js:1:20)`
    dispatchEvent(new ErrorEvent('error', { error }))
  })
  await expect(page).toHaveURL(/\/error$/)
  // A tab sends the stored reports once it has started.
  await casino.open()
  await expect.poll(async () => envelopeWith(await sent('/envelope/$'), 'event')).toBeDefined()

  const bodiesTo = (host: string) => theirs().filter(({ url }) => url.includes(host))
  const parsed = (requests: readonly VendorRequest[]): Batch[] => requests.map(({ body }) => JSON.parse(body))
  const getEvents = (batches: readonly Batch[]) => batches.flatMap(({ batch }) => batch)
  const ours = async (path: string) => (await sent(path)).map((body): Batch => JSON.parse(body))

  await test.step('PostHog', async () => {
    const isSent = () => getEvents(parsed(bodiesTo('posthog'))).map(({ event }) => event)
    await expect.poll(isSent).toEqual(expect.arrayContaining(['registration', '$pageview']))
    const [their, our] = [parsed(bodiesTo('posthog')), await ours('^/batch/$')]
    for (const name of ['registration', '$pageview']) {
      const [one, other] = [our, their].map((all) => getEvents(all).find(({ event }) => event === name))
      expect(differences(one, other, NOT_OF_POST_HOG), name).toEqual([])
    }
    expect(differences(withoutEvents(our), withoutEvents(their), [])).toEqual([])
  })

  await test.step('Segment', async () => {
    // The library may send an event again; what counts is that one of each type is there.
    const isSent = () => getEvents(parsed(bodiesTo('segment'))).map(({ type }) => type)
    await expect.poll(isSent).toEqual(expect.arrayContaining(['identify', 'page', 'track']))
    const [request] = bodiesTo('segment')
    const requests = await control.requests({ path: '^/v1/b$', method: 'POST' })
    expect(new URL(request?.url ?? '').pathname).toBe('/v1/b')
    expect(requests.map(({ headers }) => headers['content-type'])).toContain(request?.type)
    expect(await control.requests({ path: '^/v1/b$', method: 'OPTIONS' })).toEqual([])
    const [their, our] = [parsed(bodiesTo('segment')), await ours('^/v1/b$')]
    for (const type of ['identify', 'page', 'track']) {
      const [one, other] = [our, their].map((all) => getEvents(all).find((each) => each.type === type))
      expect(differences(one, other, NOT_OF_SEGMENT), type).toEqual([])
    }
    expect(differences(withoutEvents(our), withoutEvents(their), [])).toEqual([])
  })

  await test.step('Sentry', async () => {
    await expect.poll(() => bodiesTo('sentry').length).toBeGreaterThan(1)
    const [their, our] = [bodiesTo('sentry').map(({ body }) => body), await sent('/envelope/$')]
    for (const type of ['event', 'session']) {
      const [one, other] = [envelopeWith(our, type), envelopeWith(their, type)]
      expect(differences(one?.head, other?.head, NOT_OF_SENTRY), `head of ${type}`).toEqual([])
      expect(differences(one?.item, other?.item, NOT_OF_SENTRY), type).toEqual([])
    }
  })
})
