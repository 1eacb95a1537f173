import type { Page } from '@playwright/test'
import { SMALL_CATALOGUE, theCatalogue } from '../operator/catalogue/make.ts'
import { turnTo } from './pages/turn-to.ts'
import { REJECTED_BY_OPERATOR, expect, test } from './support/fixtures.ts'
import { saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

/**
 * The `beforeinstallprompt` event of a browser: Chromium fires it only for returning visitors, so no test can trigger
 * it.
 */
function offer(outcome: 'accepted' | 'dismissed'): void {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  Object.assign(event, {
    prompt: async () => void document.documentElement.setAttribute('data-prompted', ''),
    userChoice: Promise.resolve({ outcome }),
  })
  window.dispatchEvent(event)
}

/** A slot with a demo. */
function demoGame(): { name: string; slug: string; provider: string } {
  const { games, providers } = theCatalogue(SMALL_CATALOGUE)
  const [, slug = '', name = '', provider = 0] =
    games.find(([, , , , kind, , , , , hasDemo]) => kind === 'slots' && hasDemo) ?? []
  return { name, slug, provider: providers[provider]?.name ?? '' }
}

/** From the next page on, the event fires when only the inline loader can hear it. */
async function offerAtOnce(page: Page): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${offer})('dismissed'))`)
}

test.describe('install prompt', () => {
  test('the install prompt is shown on the browser’s offer, accepted, and never shown again after a dismissal', async ({
    casino,
    page,
  }) => {
    const region = page.getByRole('region', { name: 'Install the app', exact: true })
    const hidden = () => page.evaluate(() => localStorage.getItem('vite-pwa:hide-install'))
    await casino.open()
    // Once the notifications' region is there, everything after the first paint has been loaded.
    await expect(casino.frame.notifications).toBeAttached()
    await expect(region).toBeHidden()

    await page.evaluate(offer, 'accepted' as const)
    await region.getByRole('button', { name: 'Install', exact: true }).click()
    await expect(page.locator('html[data-prompted]')).toBeAttached()
    await expect(region).toBeHidden()
    expect(await hidden()).toBeNull()

    await page.evaluate(offer, 'dismissed' as const)
    await expect(region).toBeVisible()
    // On other pages it would cover what the player came for.
    await casino.dice.sit()
    await expect(region).toBeHidden()
    await offerAtOnce(page)
    await casino.open()
    await region.getByRole('button', { name: 'Not now', exact: true }).click()
    await expect(region).toBeHidden()
    expect(await hidden()).toBe('true')

    await page.reload()
    await expect(casino.frame.notifications).toBeAttached()
    await expect(region).toBeHidden()
  })
})

test.describe('the head and the tooltips', () => {
  test('the head describes the page in each language, and an icon button has its name as a tooltip', async ({
    casino,
    page,
    quiet,
  }) => {
    // The page of an unknown game.
    quiet.allow(REJECTED_BY_OPERATOR)
    await page.setViewportSize({ width: 1440, height: 900 })
    await casino.open('/ru/games/slots?q=book')
    const link = (selector: string) => page.locator(`head link[${selector}]`)
    const { origin } = new URL(page.url())
    await expect(link('rel=canonical')).toHaveAttribute('href', `${origin}/ru/games/slots`)
    await expect(link('hreflang=kk')).toHaveAttribute('href', `${origin}/kz/games/slots`)
    await expect(link('hreflang=en')).toHaveAttribute('href', `${origin}/en/games/slots`)
    await expect(link('hreflang=x-default')).toHaveAttribute('href', `${origin}/games/slots`)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Слоты/)
    for (const [path, robots] of Object.entries({
      '/nowhere': 'noindex',
      '/faq': 'index,follow',
      '/profile/history': 'noindex',
      '/games/slots': 'index,follow',
      // An address that is not found is not indexed, whatever page its parent is.
      '/faq/x': 'noindex',
      '/games/dice': 'index,follow',
      '/games/dice/x': 'noindex',
      '/games/cases/no-such': 'noindex',
      '/games/cases': 'index,follow',
      '/games/slots/no-such/play': 'noindex',
    })) {
      await turnTo(page, `/ru${path}`)
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', robots)
    }

    const { name, slug, provider } = demoGame()
    await turnTo(page, `/ru/games/slots/${slug}/demo`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      `${name} — слот от ${provider}. Открывается в браузере, на телефоне и на компьютере, без установки.`,
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow')
    // A game and its demo are one page for search engines.
    await expect(link('rel=canonical')).toHaveAttribute('href', `${origin}/ru/games/slots/${slug}/play`)
    await expect(link('hreflang=kk')).toHaveAttribute('href', `${origin}/kz/games/slots/${slug}/play`)
    await expect(link('rel=manifest')).toHaveAttribute('href', '/manifest-ru.webmanifest')

    await expect(page.getByRole('main').locator('iframe')).toBeVisible()
    const tooltip = page.getByTestId('tooltip')
    // The support button moves away from elements beneath it and from a pointer that was there before.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await page.getByRole('button', { name: 'Чат поддержки', exact: true }).hover()
      await expect(tooltip).toHaveText('Чат поддержки', { timeout: 1_000 })
    }).toPass()
    await expect(tooltip).toHaveAttribute('data-theme', 'gray-tooltip')
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
  })

  test('tooltips show the sign-up bonus and explain a figure after 200 ms, each in its own theme', async ({
    casino,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.clock.install()
    // Once a guest has seen the bonus offer, the tooltip of the sign-up button shows it.
    await casino.open('/bonuses')
    const signUp = casino.frame.header.getByRole('button', { name: 'Sign up', exact: true })
    await expect(signUp).toHaveAttribute('data-tip', /./)
    await turnTo(page, '/games/keno')
    const tooltip = page.getByTestId('tooltip')
    const limits = page.getByText(saying('deposit.amountLimits'))
    await expect(limits).toBeVisible()
    // From here on the test controls the clock.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    for (const { about, theme, says } of [
      { about: signUp, theme: 'bonus-tooltip', says: /bonus/i },
      { about: limits, theme: 'white-tooltip', says: saying('original.limits.what') },
      { about: page.getByRole('button', { name: 'Sound', exact: true }), theme: 'gray-tooltip', says: /^Sound$/ },
    ]) {
      const place = await about.boundingBox()
      await page.mouse.move((place?.x ?? 0) + 10, (place?.y ?? 0) + 8)
      await page.clock.runFor(199)
      await expect(tooltip).toBeHidden()
      await page.clock.runFor(1)
      await expect(tooltip).toHaveText(says)
      await expect(tooltip).toHaveAttribute('data-theme', theme)
      // Without a title attribute the browser does not show a second tooltip.
      await expect(about).not.toHaveAttribute('title', /./)
    }
  })
})
