import type { Page } from '@playwright/test'
import type { ControlClient } from '../operator/control-client.ts'
import { expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

/** The single sign-on page of another site. */
const SSO = 'https://sso.example/enter?client=tulpar'

/** Serves a page at that site; returns the list of addresses that the browser visits there. */
async function openSso(page: Page): Promise<URL[]> {
  const visits: URL[] = []
  await page.context().route('https://sso.example/**', (route) => {
    visits.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>SSO</title><h1>Known there</h1>' })
  })
  return visits
}

/** The tracking events as they were sent. */
async function tracked(control: ControlClient): Promise<unknown[]> {
  const sent = await control.requests({ endpoint: 'trackEvent' })
  return sent.flatMap(({ body }) => (body === null ? [] : [JSON.parse(body)]))
}

test.describe('single sign-on', () => {
  test('a guest is redirected once with a return address, and the operator gets an event for both ways @gate', async ({
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
})

test.describe('a simple-auth link', () => {
  test('a simple-auth link logs in by its token, which is removed from the address first', async ({
    casino,
    control,
    home,
    page,
    players,
  }) => {
    const player = await players.make({ balance: '7.00' })
    const token = await control.simpleAuthToken(player.email)
    // An earlier visit has set the cookie that allows it.
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
    // Only the log-in call has sent the token to another host.
    const leaked = (await control.requests()).filter(
      ({ site, query, body, headers }) => site !== 'page' && JSON.stringify([query, body, headers]).includes(token),
    )
    expect(leaked.map(({ path }) => path)).toEqual(['/api/v2/auth/login/token'])
  })

  test('with another player’s session a link asks first and names both accounts, and a notice names the new one', async ({
    casino,
    context,
    control,
    home,
    page,
    players,
  }) => {
    const other = await players.make({ balance: '7.00' })
    const player = await players.enter({ balance: '12.00' })
    const open = async () => {
      const token = await control.simpleAuthToken(other.email)
      await casino.open(`/games/dice?simple_auth=1&simpleAuthToken=${token}`)
      await expect(question).toContainText(player.email)
      await expect(question).toContainText(other.email)
    }
    const question = page.getByRole('dialog', { name: say('account.other.title'), exact: true })
    await open()
    await casino.frame.hasBalance('12.00')
    await expect(question).not.toHaveAttribute('data-unasked')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await control.waitForRequests({ match: { endpoint: 'logout' } })
    await page.reload()
    await casino.frame.hasBalance('12.00')

    await open()
    await question.getByRole('button', { name: say('account.other.switch'), exact: true }).click()
    await casino.frame.notifies(other.email)
    await casino.frame.hasBalance('7.00')
    await expect(page).toHaveURL(`${home}/games/dice?simple_auth=1`)
    const cookieValues = (await context.cookies(home)).map(({ value }) => value)
    expect(cookieValues).not.toContain(player.token)
  })
})
