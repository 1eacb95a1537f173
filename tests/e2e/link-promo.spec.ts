import { expect, REJECTED_BY_OPERATOR, test } from './support/fixtures.ts'
import { onTheWire } from './support/wire.ts'

test.use({ hasServiceWorkers: false })

test('the promo code of a link is looked up; an invalid one is removed from the address and its cookie', async ({
  casino,
  context,
  control,
  home,
  page,
  quiet,
}) => {
  quiet.allow(REJECTED_BY_OPERATOR)
  const cookie = async () => (await context.cookies(home)).find(({ name }) => name === 'promo')?.value
  await casino.open('/bonuses?promo=WELCOME100')
  await onTheWire(control, 'getPromoBonus', { params: { promo: 'WELCOME100' }, bearer: null, region: 'early' })
  expect(await cookie()).toBe('WELCOME100')
  expect(page.url()).toContain('promo=WELCOME100')

  await control.clearRequests()
  await casino.open('/bonuses?promo=NO-SUCH&stag=S1#top')
  await expect(page).toHaveURL(/\/bonuses\?stag=S1#top$/)
  await expect.poll(cookie).toBeUndefined()
  await control.clearRequests()
  await page.reload()
  await control.waitForRequests({ match: { endpoint: 'getGeo' } })
  expect(await control.requests({ endpoint: 'getPromoBonus' })).toEqual([])
})
