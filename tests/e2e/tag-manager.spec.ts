import { expect } from '@playwright/test'
import type { ControlClient } from '../operator/control-client.ts'
import { inCharge } from '../faults/support/service-worker.ts'
import { PASSWORD, newEmail } from './support/fixtures.ts'
import { ASKING_COUNTRY, test } from './support/third-parties.ts'
import { say } from './support/texts.ts'
import { TAG_FRAME, frameAt, getAt, tagged } from './support/third-party-frames.ts'

test.use({ hasServiceWorkers: false })

const SECRET = '0123456789abcdef0123456789abcdef'

test.describe('tag manager with a service worker', () => {
  test.use({ hasServiceWorkers: true })

  test('the tag manager gets page views without secrets, and reaches nothing of the page', async ({
    casino,
    control,
    home,
    page,
  }) => {
    await casino.open('/?promo=WELCOME100')
    await expect.poll(() => tagged(control, 'page_view')).toMatchObject([{ page_path: '/' }])
    expect(await tagged(control, 'gtm.js')).toHaveLength(1)
    await casino.frame.goTo('Slots')
    await expect
      .poll(() => tagged(control, 'page_view'))
      .toMatchObject([{ page_path: '/' }, { page_path: '/games/slots', page_title: expect.stringContaining('Slots') }])
    const frame = await frameAt(page, /tag-manager\.html/)
    expect(await frame.evaluate(() => [self.origin, document.referrer])).toEqual([home.replace('://', '://tags.'), ''])
    const reached = await frame.evaluate(() => {
      try {
        return String(parent.document.title)
      } catch (error) {
        return error instanceof DOMException && error.name
      }
    })
    expect(reached).toBe('SecurityError')
    const cookies = await frame.evaluate(() => document.cookie.replaceAll(/=[^;]*/g, ''))
    expect(cookies).toBe('_ga')
    const { host } = new URL(page.url())
    expect((await getAt(page, `http://${host}/frames/tag-manager.html`)).status()).toBe(404)
    expect((await getAt(page, `http://tags.${host}/index.html`)).status()).toBe(404)
    expect((await getAt(page, `http://tags.${host}/frames/tag-manager.html`)).status()).toBe(200)

    await inCharge(page)
    await casino.open(`/reset-password/${SECRET}`)
    await expect
      .poll(async () => (await tagged(control, 'page_view')).at(-1))
      .toMatchObject({ page_path: expect.stringMatching(/^\/reset-password/) })
    await casino.open(`/hello/ann@example.com/${SECRET}`)
    await expect
      .poll(async () => (await tagged(control, 'page_view')).at(-1))
      .toMatchObject({ page_path: '/hello/:hidden/:hidden' })
    expect(JSON.stringify(await control.vendorMessages())).not.toMatch(/0123456789|ann@/)
  })
})

/** What the tag manager knew of the visitor at its last event of this name. */
async function visitorAt(control: ControlClient, name: string): Promise<{ id: string | null; gclid: string | null }> {
  const last = (await tagged(control, name)).at(-1)
  // The tag manager of the stand-in sends it with each entry.
  return (last as { visitor: { id: string | null; gclid: string | null } }).visitor
}

test('the tag manager knows the visitor again after a load and a log-out, until the consent is withdrawn', async ({
  casino,
  control,
  page,
}) => {
  const entries = (name: string) => async () => (await tagged(control, name)).length
  await casino.open('/games/slots?gclid=Cj0K.click-1&utm_source=ann@example.com')
  await expect.poll(entries('page_view')).toBe(1)
  const first = await visitorAt(control, 'page_view')
  expect(first).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), gclid: 'Cj0K.click-1' })
  expect(page.frame({ url: /tag-manager\.html/ })?.url()).not.toContain('ann')

  await test.step('after a load', async () => {
    await casino.open('/')
    await expect.poll(entries('page_view')).toBe(2)
    expect(await visitorAt(control, 'page_view')).toEqual(first)
  })

  await test.step('after a log-out, without a value of the player’s events', async () => {
    await casino.frame.signUp()
    await casino.signUp.tab('By email').click()
    await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
    await casino.frame.isOfPlayer()
    await expect.poll(entries('sign_up')).toBe(1)
    await casino.frame.header.getByRole('link', { name: 'Profile', exact: true }).click()
    await casino.profile.logOut.click()
    await casino.frame.isOfGuest()
    await expect.poll(entries('gtm.js')).toBe(3)
    expect(await visitorAt(control, 'gtm.js')).toEqual(first)
    const frame = await frameAt(page, /tag-manager\.html/)
    const seen = await frame.evaluate(() =>
      JSON.stringify([Reflect.get(window, 'dataLayer'), { ...localStorage }, document.cookie]),
    )
    expect(seen).not.toMatch(/sign_up|email|token/)
  })

  await test.step('not after the consent is withdrawn', async () => {
    await casino.open('/policy/ru/confidential')
    await expect.poll(entries('gtm.js')).toBe(4)
    await page.getByRole('checkbox', { name: 'Marketing' }).click()
    await expect(page.locator(TAG_FRAME)).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Marketing' }).click()
    await expect.poll(entries('gtm.js')).toBe(5)
    const next = await visitorAt(control, 'gtm.js')
    expect(next.id).not.toBe(first.id)
    expect(next.gclid).toBeNull()
  })
})

test('a page whose code loads late is counted under its own title', async ({ casino, control, page }) => {
  await page.clock.install()
  await casino.open()
  await expect.poll(() => tagged(control, 'page_view')).toMatchObject([{ page_path: '/' }])
  let pending = 0
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/**', async (route) => {
    pending += 1
    await released
    await route.continue()
  })
  await casino.frame.goTo('Slots')
  await expect.poll(() => pending).toBeGreaterThan(0)
  // Longer than any page that is loaded already needs to be counted.
  await page.clock.runFor(1_000)
  release()
  await expect
    .poll(() => tagged(control, 'page_view'))
    .toMatchObject([{ page_path: '/' }, { page_path: '/games/slots', page_title: expect.stringContaining('Slots') }])
})

test('the tag manager is loaded only if the visitor allows marketing', async ({ casino, control, page, vendor }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.url().startsWith(`${vendor}/gtm.js`)) loads += 1
  })
  const frame = page.locator(TAG_FRAME)
  await control.set({ country: ASKING_COUNTRY })
  await casino.open()
  await casino.frame.goTo('Slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  await expect(frame).toHaveCount(0)
  expect(loads).toBe(0)

  await page.getByRole('button', { name: say('consent.all'), exact: true }).click()
  await expect(frame).toHaveCount(1)
  await expect.poll(() => tagged(control, 'page_view')).toMatchObject([{ page_path: '/games/slots' }])

  await casino.open('/policy/ru/confidential')
  await expect(frame).toHaveCount(1)
  // The checkbox follows the stored value, so its state is not checked right after the click.
  await page.getByRole('checkbox', { name: 'Marketing' }).click()
  await expect(frame).toHaveCount(0)
  const before = loads
  await casino.frame.goTo('Slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  expect(loads).toBe(before)
})
