import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { fireSync, inCharge } from './support/service-worker.ts'
import { queuedCalls } from './support/storage.ts'
import { say } from '../e2e/support/texts.ts'

const LOGOUT = { endpoint: 'logout' }

/** Logs a player out without network; each test then sets the operator's answer to the pending call. */
test.beforeEach(async ({ casino, context, page, players, ears }) => {
  ears.allowNetworkTrouble()
  await players.enter()
  await casino.profile.open()
  await inCharge(page)
  await context.setOffline(true)
  await casino.profile.logOut.press('Enter')
  await casino.frame.isOfGuest()
  await expect.poll(() => queuedCalls(page)).toBe(1)
})

test('keeps a call pending that is answered 500, and sends it again until it succeeds', async ({
  context,
  page,
  control,
}) => {
  await control.fault({ match: LOGOUT, kind: 'reply', status: 500, times: 0 })
  await context.setOffline(false)
  await control.waitForRequests({ match: LOGOUT })
  await fireSync(page)
  await control.waitForRequests({ match: LOGOUT, count: 2 })
  expect(await queuedCalls(page)).toBe(1)
  await control.clearFaults()
  await fireSync(page)
  await expect.poll(() => queuedCalls(page)).toBe(0)
  expect((await control.requests(LOGOUT)).at(-1)?.status).toBe(200)
  expect((await control.counters()).logouts).toBe(1)
})

test('settles a logout that is answered 401, as the session is over anyway', async ({ context, page, control }) => {
  await control.fault({ match: LOGOUT, kind: 'reply', status: 401 })
  await context.setOffline(false)
  await expect.poll(() => queuedCalls(page)).toBe(0)
  await fireSync(page)
  expect(await control.requests(LOGOUT)).toHaveLength(1)
})

test('sends a call once when a second sync fires while it is being sent', async ({ context, page, control }) => {
  const faultId = await control.fault({ match: LOGOUT, hold: 'before', times: 0 })
  await context.setOffline(false)
  await control.waitForRequests({ match: LOGOUT })
  await fireSync(page)
  await fireSync(page, true)
  await control.release(faultId)
  await expect.poll(() => queuedCalls(page)).toBe(0)
  expect(await control.requests(LOGOUT)).toHaveLength(1)
  expect((await control.counters()).logouts).toBe(1)
})

test('drops a call that has become too old with a notice, and does not delay the others', async ({
  context,
  page,
  control,
  operator,
}) => {
  await control.fault({ match: LOGOUT, kind: 'reply', status: 503, times: 1 })
  const said = await listenToNotices(page)
  expect(await queue(page, `http://api.localhost:${operator.port}/profile/settings`)).toBe(202)
  await context.setOffline(false)
  await expect.poll(said).toContain(say('notice.dropped'))
  await fireSync(page)
  await expect.poll(() => queuedCalls(page)).toBe(0)
  expect(await control.requests({ path: '^/profile/settings$', method: 'PUT' })).toEqual([])
  expect((await control.counters()).logouts).toBe(1)
})

test('queues no call of a page of another origin, and sends none to another host', async ({
  context,
  page,
  home,
  operator,
}) => {
  const call = { subject: 'x', owner: '1', method: 'PUT', headers: {}, body: '{}', retry: [], maxAgeMs: 60_000 }
  const api = `http://api.localhost:${operator.port}/profile/settings`
  const statuses = await page.evaluate(
    ([one, other, odd]) =>
      Promise.all(
        [one, other, odd].map(async (body) => {
          const headers = { 'content-type': 'application/json' }
          return (await fetch('/_queue', { method: 'POST', headers, body: body ?? '' })).status
        }),
      ),
    [
      JSON.stringify({ ...call, url: 'https://evil.example/profile/settings' }),
      JSON.stringify({ ...call, url: api.replace('api.', 'evil.') }),
      JSON.stringify({ ...call, url: api, method: 'DELETE' }),
    ],
  )
  expect(statuses).toEqual([400, 400, 400])

  // A form sent as text/plain can produce JSON: its name, "=" and its value.
  const json = JSON.stringify({ ...call, url: api, filler: '=' })
  const [name = '', value = ''] = json.split('=')
  const form = `<form method="post" enctype="text/plain" action="${home}/_queue">
    <input name='${name}' value='${value}'><button>go</button></form>`
  const foreign = await context.newPage()
  await context.setOffline(false)
  await expect.poll(() => queuedCalls(page)).toBe(0)
  await foreign.route('http://elsewhere.localhost/', (route) => route.fulfill({ contentType: 'text/html', body: form }))
  await foreign.goto('http://elsewhere.localhost/')
  const answered = foreign.waitForResponse((response) => response.url().endsWith('/_queue'))
  await foreign.getByRole('button').click()
  expect((await answered).status()).toBe(400)
  expect(await queuedCalls(page)).toBe(0)
})

/** From now on collects the texts of the notifications, each of which is visible for seconds only. */
async function listenToNotices(page: Page): Promise<() => Promise<string>> {
  const region = page.getByRole('region', { name: 'Notifications' })
  await region.evaluate((element) => {
    new MutationObserver(
      () => (element.dataset['said'] = `${element.dataset['said'] ?? ''} ${element.textContent}`),
    ).observe(element, { childList: true, subtree: true })
  })
  return () => region.evaluate((element) => element.dataset['said'] ?? '')
}

/** Queues a call that expires after a millisecond. */
function queue(page: Page, url: string): Promise<number> {
  return page.evaluate(async (url) => {
    const call = {
      subject: 'settings',
      owner: '1',
      url,
      method: 'PUT',
      headers: {},
      body: '{}',
      retry: [],
      maxAgeMs: 1,
    }
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/_queue', { method: 'POST', headers, body: JSON.stringify(call) })).status
  }, url)
}
