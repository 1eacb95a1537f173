import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LOCALES } from '../../worker/rules/locales.ts'
import { makeCatalogue } from '../operator/catalogue/make.ts'
import { accountTour } from './pages/account-tour.ts'
import { type Sight, Tour } from './pages/tour.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1440, height: 900 }

/** The longest name in the catalogue is the one that may burst a layout. */
const [, slug, name] = makeCatalogue()
  .games.filter(([, , , , kind]) => kind === 'slots')
  .reduce((longest, game) => (game[2].length > longest[2].length ? game : longest))

test.describe.configure({ mode: 'parallel' })
// Colours are measured as they rest, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Nothing on screen is still moving. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity
    const running = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/** What reaches past the edge of the box that shows it: the screen, or whatever cuts off what does not fit. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    const screen: Box = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
    const parts = new Set<string>()

    const nameOf = (element: Element): string => `${element.localName}.${element.className}`
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // What is for the ear alone is cut, and a drawing may be.
      !element.closest('[aria-hidden="true"], .sr-only:not(:focus)') &&
      (element.textContent !== '' || element.matches('input, select, iframe, img, a, button'))

    /** Null where one can scroll to it. */
    const boxOf = (element: Element): Box | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at)
        if (at !== element && overflowX !== 'visible') {
          return overflowX === 'auto' || overflowX === 'scroll' ? null : at.getBoundingClientRect()
        }
        if (position === 'fixed') return screen
      }
      return screen
    }

    const look = (what: string, element: Element, box: Box | null, rect: DOMRect): void => {
      if (!box || rect.width === 0 || rect.height === 0) return
      // What has wrapped out of sight whole has given way on purpose.
      if (rect.top >= box.bottom || rect.bottom <= box.top) return
      const past = Math.max(rect.right - box.right, box.left - rect.left)
      if (past > 1) parts.add(`${what} ${nameOf(element)} reaches ${Math.round(past)} px past its edge`)
    }

    for (const element of (document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')) {
      if (!isSeen(element)) continue
      look('', element, boxOf(element), element.getBoundingClientRect())
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') continue
      const box = overflowX === 'visible' ? boxOf(element) : element.getBoundingClientRect()
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) look(`“${node.nodeValue}” in`, element, box, rect)
      }
    }
    return [...parts]
  })
}

/** Where the rules are asked besides the room that everything has: they take most of the time. */
type Rules = 'everywhere' | 'phone' | 'nowhere'

/** Goes to each sight and looks at it, on the sizes given; all that is wrong is told at the end. */
async function lookAt(page: Page, sights: Sight[], sizes: (typeof PHONE)[], rules: Rules): Promise<void> {
  for (const { name, go } of sights) {
    await test.step(name, async () => {
      await go()
      for (const size of sizes) {
        await page.setViewportSize(size)
        await comeToRest(page)
        const where = `${name} at ${size.width} px`
        const asked = rules === 'everywhere' || (rules === 'phone' && size === PHONE)
        if (asked) expect.soft(await violations(page), where).toEqual([])
        expect.soft(await overflow(page), where).toEqual([])
      }
    })
  }
}

for (const locale of LOCALES) {
  const sizes = locale === 'en' ? [DESK, PHONE] : [PHONE]
  // What a language changes is the room that its words take; the pages are held to the rules in all three.
  const look = (page: Page, sights: Sight[], rules: Rules = locale === 'en' ? 'phone' : 'nowhere') =>
    lookAt(page, sights, sizes, rules)

  test.describe(`accessible, and no wider than the screen, in ${locale}`, () => {
    test.beforeEach(({ quiet, page }) => {
      quiet.allow(/Failed to load resource|net::ERR_|WebSocket connection to/)
      return page.setViewportSize(PHONE)
    })

    test('pages', async ({ casino, control }) => {
      const tour = new Tour(casino.page, locale)
      await look(casino.page, tour.pages({ name, slug }), 'everywhere')
      await control.set({ blocked: true })
      await look(casino.page, [tour.noAccess()])
    })

    test('a guest’s modals', async ({ casino }) => {
      await look(casino.page, new Tour(casino.page, locale).guest())
    })

    test('a player’s account', async ({ casino, control, players }) => {
      const { email } = await players.enter({ balance: '1234567.89' })
      await control.seedHistory({ email, bets: 100, deposits: 3 })
      await control.needVerification(email)
      await look(casino.page, accountTour(casino.page, locale))
    })

    test('a player’s bonuses, and money both ways', async ({ casino, control, players }) => {
      const { email } = await players.enter({ balance: '1234567.89' })
      await control.giveBonus({ email, offer: 'first-deposit', isActive: true })
      await control.giveBonus({ email })
      await control.giveSpins({ email })
      await control.giveVipPoints({ email, points: 60_000 })
      await look(casino.page, new Tour(casino.page, locale).money())
    })

    test('a player’s pages and modals', async ({ casino, control, players }) => {
      const { page } = casino
      const tour = new Tour(page, locale)
      // As wide as an amount gets in the header.
      const player = await players.enter({ balance: '1234567.89' })
      const own = tour.pages({ name, slug }).filter(({ name }) => name === 'home' || name === 'profile')
      await look(page, own)
      await look(page, tour.player())
      const [open] = await control.invoices(player.email)
      await control.payInvoice(open?.id ?? 0)
      await look(page, [tour.paid()])
      await page.goto(`/${locale}/profile`)
      await expect(page.getByTestId('balance')).toHaveAttribute('data-value', /\./)
      await control.stopListening()
      await look(page, [tour.offline()])
    })
  })
}
