import type { Route } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { saying } from './support/texts.ts'
import { GAME, PROVIDER, opensAt, provide } from './support/provider.ts'

test.use({ hasServiceWorkers: false })

const CATALOGUE = { endpoint: 'getCatalogue' }
const path = `/games/slots/${GAME.slug}/demo`

test.describe('a visit that starts on a game page', () => {
  test('loads only that game first, and the catalogue once its frame is there', async ({ casino, control, page }) => {
    await opensAt(control, '/demo')
    const faultId = await control.fault({ match: CATALOGUE, hold: 'before', times: 0 })
    const asked: Route[] = []
    await page.route(`${PROVIDER}/**`, (route) => void asked.push(route))
    await casino.open(path)
    await expect(casino.frame.heading(GAME.name)).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('src', `${PROVIDER}/demo`)
    await expect.poll(() => asked.length).toBe(1)
    expect(await control.requests(CATALOGUE)).toEqual([])

    await asked[0]?.fulfill({ contentType: 'text/html', body: '<title>game</title>' })
    await control.waitForRequests({ match: CATALOGUE })
    await control.release(faultId)
    await expect(page.getByRole('heading', { name: saying('play.similar') })).toBeVisible()
    expect(await control.requests(CATALOGUE)).toHaveLength(1)
  })

  test('keeps the game open when the loaded catalogue does not contain it', async ({ casino, control, page }) => {
    await provide(page)
    await opensAt(control, '/demo')
    const patch = { version: 'older', [`games.${GAME.place}.1`]: 'another' }
    const faultId = await control.fault({ match: CATALOGUE, kind: 'patch', patch, hold: 'before', times: 0 })
    await casino.open(path)
    const clicks = page.locator('iframe').contentFrame().getByRole('button')
    await clicks.click()
    await control.release(faultId)
    await expect(page.getByRole('heading', { name: saying('play.similar') })).toBeVisible()
    await control.waitForRequests({ match: { endpoint: 'getGame' }, count: 2 })
    await expect(casino.frame.heading(GAME.name)).toBeVisible()
    await expect(clicks).toHaveText('1')
  })
})
