import type { Page } from '@playwright/test'
import type { ControlClient } from '../operator/control-client.ts'
import { REFUSED_BY_OPERATOR, expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

/** Somebody else's site, where a player is known already. */
const SSO = 'https://sso.example/enter?client=tulpar'

/** It answers with a page of its own; gives the addresses that the browser went to there. */
async function openSso(page: Page): Promise<URL[]> {
  const visits: URL[] = []
  await page.context().route('https://sso.example/**', (route) => {
    visits.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>SSO</title><h1>Known there</h1>' })
  })
  return visits
}

/** What was told of it, as it came over the wire. */
async function tracked(control: ControlClient): Promise<unknown[]> {
  const sent = await control.requests({ endpoint: 'trackEvent' })
  return sent.flatMap(({ body }) => (body === null ? [] : [JSON.parse(body)]))
}

test.describe('single sign-on', () => {
  test('a guest is sent to the link once, with the way back, and the operator hears of both', async ({
    casino,
    control,
    home,
    page,
  }) => {
    const visits = await openSso(page)
    await control.set({ sso: SSO })
    await casino.open('/games/slots?q=jade')
    await expect(page.getByRole('heading', { name: 'Known there' })).toBeVisible()
    const back = new URL(visits[0]?.searchParams.get('redirect') ?? '')
    expect(back.href).toMatch(`${home}/games/slots?q=jade`)
    const session_id = back.searchParams.get('sso_session')
    const created = { name: 'ssoAvailabilityCreate', data: { session_id } }
    await expect.poll(() => tracked(control)).toEqual([created])

    await casino.open(back.pathname + back.search)
    await casino.frame.isOfGuest()
    await expect(page).toHaveURL(`${home}/games/slots?q=jade`)
    const data = { session_id, mirror: new URL(home).host }
    await expect.poll(() => tracked(control)).toEqual([created, { name: 'ssoAvailabilityFinish', data }])
    await casino.open('/games/dice')
    await casino.frame.isOfGuest()
    expect(visits).toHaveLength(1)
  })

  test('an address that was come back to is passed on without the session, and tells of nobody else’s return', async ({
    browser,
    casino,
    control,
    home,
    page,
  }) => {
    await casino.open('/games/slots?q=jade&sso_session=s-1#top')
    await casino.frame.isOfGuest()
    await expect.poll(() => tracked(control)).toHaveLength(1)
    const friend = await browser.newContext()
    const friends = await friend.newPage()
    await friends.goto(page.url())
    await expect(friends).toHaveURL(`${home}/games/slots?q=jade#top`)
    await control.waitForRequests({ match: { endpoint: 'postMirror' }, count: 2 })
    await expect(friends.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tracked(control)).toHaveLength(1)
    await friend.close()
  })

  test('nobody is sent there who says no, or who is logged in', async ({ casino, control, page, players }) => {
    const visits = await openSso(page)
    await control.set({ sso: SSO })
    await casino.open('/?no_sso=1')
    await casino.frame.isOfGuest()
    await control.waitForRequests({ match: { endpoint: 'postMirror' } })
    await players.enter({ balance: '12.00' })
    await casino.open('/games/slots')
    await casino.frame.hasBalance('12.00')
    await control.waitForRequests({ match: { endpoint: 'postMirror' }, count: 2 })
    await casino.open('/')
    await casino.frame.hasBalance('12.00')
    expect(visits).toEqual([])
    expect(await control.requests({ endpoint: 'trackEvent' })).toEqual([])
  })

  test('a log-in that is answered with a link goes there; one that breaks the rule leads nowhere', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow('[worker] address refused')
    const visits = await openSso(page)
    const player = await players.make()
    await casino.open('/?login&no_sso')
    await control.set({ sso: 'javascript:alert(1)' })
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await casino.frame.isOfPlayer()
    expect(visits).toEqual([])

    await casino.profile.open()
    await casino.profile.logOut.press('Enter')
    await casino.frame.isOfGuest()
    await control.set({ sso: SSO })
    await casino.frame.logIn()
    await casino.logIn.byEmail()
    await casino.logInByEmail.with(player)
    await expect(page.getByRole('heading', { name: 'Known there' })).toBeVisible()
    expect(visits[0]?.searchParams.get('client')).toBe('tulpar')
  })

  test('a session that is over goes to the link of its refusal, once', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    const visits = await openSso(page)
    const player = await players.enter({ balance: '5.00' })
    await casino.open('/games/dice')
    await casino.dice.isOn()
    // The link comes with the refusal alone: the visit began without one.
    await control.fault({ match: { endpoint: 'refreshToken' }, kind: 'reply', status: 401, body: { sso: SSO } })
    await control.expireTokens(player.email)
    // A call of the page's own may meet the refusal before the click's does.
    const there = expect(page.getByRole('heading', { name: 'Known there' })).toBeVisible()
    await Promise.race([casino.dice.roll.click(), there])
    await there
    expect(visits[0]?.searchParams.get('redirect')).toContain('/games/dice')
    await casino.open('/games/dice')
    await casino.frame.isOfGuest()
    expect(visits).toHaveLength(1)
  })
})

test.describe('a simple-auth link', () => {
  test('logs in by its token, which leaves the address before anything else, and tells host and user agent', async ({
    casino,
    control,
    home,
    page,
    players,
  }) => {
    const player = await players.make({ balance: '7.00' })
    const token = await control.simpleAuthToken(player.email)
    // The cookie that allows it comes with a visit before.
    await casino.open('/?simple_auth=1')
    await casino.frame.isOfGuest()
    await casino.open(`/games/dice?simpleAuthToken=${token}&stag=s-1`)
    await casino.frame.hasBalance('7.00')
    await expect(page).toHaveURL(`${home}/games/dice?stag=s-1`)
    const steps = ['loginByToken', 'postIp', 'getProfile', 'attachSource']
    const [login] = await control.waitForRequests({ match: { endpoint: 'loginByToken' } })
    expect(JSON.parse(login?.body ?? '')).toEqual({ token })
    await control.waitForRequests({ match: { endpoint: 'attachSource' } })
    const order = (await control.requests({ site: 'api' })).map(({ endpoint }) => endpoint ?? '')
    expect(order.filter((name, at) => steps.includes(name) && order.indexOf(name) === at)).toEqual(steps)
    expect(await control.sources(player.email)).toEqual([expect.objectContaining({ stag: 's-1' })])
    // Nothing has carried it to another host but the log-in.
    const leaked = (await control.requests()).filter(
      ({ site, query, body, headers }) => site !== 'page' && JSON.stringify([query, body, headers]).includes(token),
    )
    expect(leaked.map(({ path }) => path)).toEqual(['/api/v2/auth/login/token'])
  })

  test('that is good no longer is told, and without its cookie it does nothing', async ({
    casino,
    control,
    page,
    quiet,
  }) => {
    quiet.allow(REFUSED_BY_OPERATOR)
    quiet.allow('[worker] simple-auth credentials')
    await casino.open('/?simpleAuthToken=of-somebody-else')
    await casino.frame.isOfGuest()
    await control.waitForRequests({ match: { endpoint: 'postMirror' } })
    expect(await control.requests({ endpoint: 'loginByToken' })).toEqual([])
    await casino.open('/?simple_auth&simpleAuthToken=used-before')
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('link')
    await casino.frame.isOfGuest()
  })
})
