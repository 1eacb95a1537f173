import { expect, test } from './support/fixtures.ts'
import { onTheWire } from './support/wire.ts'

test.use({ hasServiceWorkers: false })

const QUERY = {
  utm_source: 'letter',
  utm_medium: 'mail',
  utm_campaign: 'SPINS20',
  utm_term: 'steppe',
  stag: 'S1',
  subH: 'h1',
  click_url: 'https://ads.example/?id=1',
}

test('campaign, affiliate and click of a landing are sent once, and the campaign’s bonus is stored in cookies', async ({
  casino,
  context,
  control,
  home,
  page,
}) => {
  // The calls go out before the region is known, so that their headers are the same each time.
  const faultId = await control.fault({ match: { endpoint: 'getGeo' }, hold: 'before' })
  await casino.open(`/?${new URLSearchParams(QUERY)}`)
  const asGuest = { bearer: null, region: null }
  await onTheWire(control, 'postUtm', { ...asGuest, body: QUERY })
  await onTheWire(control, 'postAffiliate', { ...asGuest, body: QUERY })
  const { subH, click_url } = QUERY
  await onTheWire(control, 'registerPageOpenEvent', {
    ...asGuest,
    body: { subH, uuid: expect.stringMatching(/^[0-9a-f]{32}$/), click_url },
  })
  await control.release(faultId)

  const landingCookies = async () => (await context.cookies(home)).filter(({ name }) => /^(?:advId|adBonus)/.test(name))
  await expect.poll(async () => (await landingCookies()).length).toBe(4)
  const now = Date.now() / 1_000
  const left = Object.fromEntries((await landingCookies()).map(({ name, expires }) => [name, expires - now]))
  expect(left['advId']).toBeGreaterThan(86_000)
  expect(left['advId']).toBeLessThan(86_401)
  const values = Object.fromEntries((await landingCookies()).map(({ name, value }) => [name, value]))
  expect(values).toMatchObject({ adBonusType: 'spins', adBonusValue: '20', adBonusModal: 'false' })
  for (const name of ['adBonusType', 'adBonusValue', 'adBonusModal']) expect(left[name]).toBeLessThan(601)

  await control.clearRequests()
  await page.reload()
  await control.waitForRequests({ match: { endpoint: 'getSettings' } })
  await expect(casino.frame.offline).toBeHidden()
  for (const endpoint of ['postUtm', 'postAffiliate', 'registerPageOpenEvent'])
    expect(await control.requests({ endpoint })).toEqual([])
})
