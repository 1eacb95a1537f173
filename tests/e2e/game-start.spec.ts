import type { Route } from '@playwright/test'
import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'
import { GAME, LAUNCH, PROVIDER, TABLE_SLUG, opensAt, provide } from './support/provider.ts'

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

  test('shows the back link and a loading text until the game’s data arrives', async ({ casino, control, page }) => {
    await opensAt(control, '/demo')
    const one = { endpoint: 'getGame' }
    const faultId = await control.fault({ match: one, kind: 'pass', hold: 'before', times: 0 })
    await casino.open(path)
    const main = page.getByRole('main')
    await expect(main.getByText(say('play.asking'), { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: say('play.back'), exact: true })).toBeVisible()
    await control.release(faultId)
    await expect(casino.frame.heading(GAME.name)).toBeVisible()
    expect(await control.requests(one)).toHaveLength(1)
  })

  for (const [what, address, text] of [
    ['to a guest', `/games/slots/${GAME.slug}/play`, say('play.guest')],
    ['as it has no demo', `/games/live-casino/${TABLE_SLUG}/demo`, saying('play.noDemoLive')],
    ['as the launch is refused', path, saying('error.operator')],
  ] as const) {
    test(`loads the catalogue at once when no game opens, ${what}`, async ({ casino, control, page, quiet }) => {
      quiet.allow(REJECTED_BY_OPERATOR)
      await control.fault({ match: LAUNCH, kind: 'reply', status: 500, times: 0 })
      await casino.open(address)
      await expect(page.getByRole('main')).toContainText(text)
      await expect(page.getByRole('heading', { name: saying('play.similar') })).toBeVisible()
      expect(await control.requests(CATALOGUE)).toHaveLength(1)
    })
  }

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

  test('says that the game cannot be loaded, and opens it when asked again', async ({
    casino,
    control,
    page,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const gone = { kind: 'reply', status: 503, times: 0 } as const
    await control.fault({ match: CATALOGUE, ...gone })
    const one = { endpoint: 'getGame' }
    const faultId = await control.fault({ match: one, ...gone })
    await casino.open(path)
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toContainText(saying('error.operator'))
    expect(await control.requests(one)).toHaveLength(1)
    await control.cancelFault(faultId)
    await problem.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(casino.frame.heading(GAME.name)).toBeVisible()
    expect(await control.requests(one)).toHaveLength(2)
  })

  test('finds the game in the catalogue if the operator has no endpoint for one game', async ({
    casino,
    control,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    await control.fault({ match: { endpoint: 'getGame' }, kind: 'reply', status: 404, times: 0 })
    await casino.open(path)
    await expect(casino.frame.heading(GAME.name)).toBeVisible()
  })
})
