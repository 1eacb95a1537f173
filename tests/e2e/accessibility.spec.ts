import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/languages/locales.ts'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { accountTour } from './pages/account-tour.ts'
import { guestTour } from './pages/guest-tour.ts'
import { originalsTour, togetherTour } from './pages/game-tours.ts'
import { playerTour, paidSight } from './pages/player-tour.ts'
import { giveOffers, moneyTour } from './pages/money-tour.ts'
import { type Sight, Tour, isContinued, findLongest } from './pages/tour.ts'
import { expect, test } from './support/fixtures.ts'
import { spoiltByTranslators } from './support/spoilt-texts.ts'
import { chosenUnseen } from './support/colours.ts'
import { brokenWords, overflow, shareOfContent, smallFields, underCutOuts } from './support/overflow.ts'
import { parts } from './support/parts.ts'
import { say } from './support/texts.ts'
import { playEach } from './support/rounds.ts'

test.use({ hasServiceWorkers: false })

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PHONE = { width: 360, height: 740 }
/** The narrowest width with the left rail: its content has less room than on many phones in landscape. */
const TABLET = { width: 1024, height: 768 }
const DESK = { width: 1440, height: 900 }
/** A phone in landscape, and a desktop page at 400 % zoom. */
const LOW = [
  { width: 740, height: 360 },
  { width: 320, height: 256 },
]
/** A phone in landscape with a screen cut-out, and the width of the cut-out in px. */
const CUT_OUT = { size: { width: 844, height: 390 }, px: 47 }

const SLOT = findLongest('slots')
const TABLE = findLongest('live')

/** Voice control finds a control by what is read on it (WCAG 2.5.3); experimental in axe. */
const NAME_RULE = 'label-content-name-mismatch'

// Without transitions, so that axe measures final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Waits until every finite animation has ended. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity
    const running = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** Injects axe once per document and returns only violations: passed rules make the result too large. */
async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    // The frame of a game belongs to its provider.
    .setLegacyMode()
    .options({
      iframes: false,
      resultTypes: ['violations'],
      runOnly: WCAG,
      rules: { [NAME_RULE]: { enabled: true } },
    })
  // A notification that goes while the rules are checked would have no colours any more.
  await hoverNotifications(page, 'pointerover')
  const { violations } = await axe.analyze()
  await hoverNotifications(page, 'pointerout')
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), text: failureSummary ?? '' })),
  )
  const named = await namedByShownText(
    page,
    found.filter(({ id }) => id === NAME_RULE).map(({ target }) => target),
  )
  return found
    .filter(({ id, target }) => id !== NAME_RULE || !named.includes(target))
    .map(({ id, target, text }) => `${id}: ${target} ${text}`)
}

/**
 * Of these controls, those named by one of the texts on them, as a game by its title and a bet without its amount. A
 * tile that a windowed list has removed since then is no longer there to look at.
 */
function namedByShownText(page: Page, targets: string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.filter((target) => {
        const control = document.querySelector(target)
        if (!control) return true
        const label = document.getElementById(control.getAttribute('aria-labelledby') ?? '')
        const name = control.getAttribute('aria-label') ?? label?.textContent
        return [...control.querySelectorAll('*')].some(({ textContent }) => textContent === name)
      }),
    targets,
  )
}

/** The pointer over a notification keeps it open. */
async function hoverNotifications(page: Page, type: 'pointerover' | 'pointerout'): Promise<void> {
  const notifications = page.getByRole('region', { name: say('toast.region'), exact: true }).locator('> div')
  await notifications.evaluateAll(
    (all, name) => all.forEach((each) => each.dispatchEvent(new PointerEvent(name, { bubbles: true }))),
    type,
  )
}

type Size = typeof PHONE

const patient = expect.configure({ soft: true })

/** Opens each screen and checks its layout at the given sizes, and the WCAG rules at the sizes in `ruled`. */
async function lookAt(page: Page, locale: Locale, sights: Sight[], sizes: Size[], ruled = [PHONE]): Promise<void> {
  for (const { name, go, isOfPhone } of sights) {
    await test.step(name, async () => {
      await go()
      for (const size of isOfPhone ? [PHONE] : sizes) {
        await page.setViewportSize(size)
        await comeToRest(page)
        const where = `${name} at ${size.width} px`
        // What a click has scrolled half below the header is no smaller for that.
        await page.evaluate(() => scrollTo(0, 0))
        if (locale === DEFAULT_LOCALE && ruled.includes(size)) expect.soft(await violations(page), where).toEqual([])
        // A windowed list of thousands of rows is laid out again one frame after its size has changed.
        await patient.poll(() => overflow(page), { message: where }).toEqual([])
        await patient.poll(() => brokenWords(page), { message: `${where}: words that break` }).toEqual([])
      }
      // WCAG rules, room, states and elements are the same in every language.
      if (locale === DEFAULT_LOCALE) {
        await lookAtLowWindows(page, name)
        await page.setViewportSize(PHONE)
        await lookInForcedColours(page, name)
        expect.soft(await spoiltByTranslators(page), `${name}: what a translator could spoil`).toEqual([])
      }
      await page.setViewportSize(PHONE)
    })
  }
}

/** At least half of a low window is content, nothing lies under a cut-out, and no field makes the browser zoom in. */
async function lookAtLowWindows(page: Page, name: string): Promise<void> {
  for (const size of LOW) {
    await page.setViewportSize(size)
    await comeToRest(page)
    const where = `${name} at ${size.width} × ${size.height} px`
    await patient.poll(() => shareOfContent(page), { message: where }).toBeGreaterThanOrEqual(0.5)
    await patient.poll(() => overflow(page), { message: where }).toEqual([])
  }
  await page.setViewportSize(CUT_OUT.size)
  await comeToRest(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: CUT_OUT.px, right: CUT_OUT.px } })
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await patient.poll(() => underCutOuts(page, CUT_OUT.px), { message: `${name} under a cut-out` }).toEqual([])
  await patient.poll(() => smallFields(page), { message: `${name} by touch` }).toEqual([])
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  await devTools.detach()
}

/** A chosen control still looks different when forced colours replace the colours of the page. */
async function lookInForcedColours(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await patient.poll(() => chosenUnseen(page), { message: `${name} in forced colours` }).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

for (const locale of LOCALES) {
  const isDefault = locale === DEFAULT_LOCALE
  // A text that is too long on a wide screen overflows a narrow one first; pages are also checked at the narrowest
  // width with the rail.
  const sizes = isDefault ? [DESK, PHONE] : [PHONE]
  const look = (page: Page, sights: Sight[]) => lookAt(page, locale, sights, sizes)
  /** In the default language there is more to check at each screen. */
  const eachPart = parts(isDefault ? 2 : 1)
  /** For the WCAG rules a wide screen only adds the frame, which is the same around every page: one page is enough. */
  async function lookAtPages(page: Page, sights: Sight[]): Promise<void> {
    const at = isDefault ? sizes : [TABLET, PHONE]
    for (const sight of sights) await lookAt(page, locale, [sight], at, sight.name === 'home' ? sizes : [PHONE])
  }

  test.describe(`every screen is accessible and fits at every size in ${locale}`, () => {
    test.beforeEach(({ quiet, page }) => {
      quiet.allow(/Failed to load resource|net::ERR_|WebSocket connection to/)
      return page.setViewportSize(PHONE)
    })

    for (const part of parts(isDefault ? 4 : 2)) {
      test(`pages are accessible and fit${part.title}`, async ({ casino }) => {
        const tour = new Tour(casino.page, locale)
        await lookAtPages(casino.page, part.of(tour.pages(SLOT, TABLE), isContinued))
      })
    }

    test('the page without access and an empty catalogue are accessible and fit', async ({ casino, control }) => {
      const tour = new Tour(casino.page, locale)
      await control.set({ blocked: true })
      await look(casino.page, [tour.noAccess()])
      await control.set({ blocked: false, catalogue: { ...SMALL_CATALOGUE, size: 0 } })
      await look(casino.page, [tour.noGames()])
    })

    for (const part of eachPart) {
      test(`the modals of a guest are accessible and fit${part.title}`, async ({ casino }) => {
        await look(casino.page, part.of(guestTour(new Tour(casino.page, locale)), isContinued))
      })

      test(`the original games are accessible and fit${part.title}`, async ({ call, casino, control, players }) => {
        await playEach(call, control, await players.enter({ balance: '1234567.89' }))
        await look(casino.page, part.of(originalsTour(new Tour(casino.page, locale)), isContinued))
      })

      test(`the games that are played together are accessible and fit${part.title}`, async ({ casino, players }) => {
        await players.enter({ balance: '1234567.89' })
        await look(casino.page, part.of(togetherTour(new Tour(casino.page, locale)), isContinued))
      })

      test(`the account pages of a player are accessible and fit${part.title}`, async ({
        casino,
        control,
        players,
      }) => {
        const { email } = await players.enter({ balance: '1234567.89' })
        await control.seedHistory({ email, bets: 100, deposits: 3 })
        await control.needVerification(email)
        await look(casino.page, part.of(accountTour(casino.page, locale), isContinued))
      })

      test(`the bonuses, deposits and withdrawals of a player are accessible and fit${part.title}`, async ({
        casino,
        control,
        players,
      }) => {
        const { email } = await players.enter({ balance: '1234567.89' })
        await giveOffers(control, email)
        await look(casino.page, part.of(moneyTour(new Tour(casino.page, locale)), isContinued))
      })
    }

    test('the home page and the profile of a player, and a lost connection, are accessible and fit', async ({
      casino,
      control,
      players,
    }) => {
      const { page } = casino
      const tour = new Tour(page, locale)
      // The widest amount that the header has to show.
      await players.enter({ balance: '1234567.89' })
      await look(
        page,
        tour.pages(SLOT, TABLE).filter(({ name }) => name === 'home' || name === 'profile'),
      )
      await expect(page.getByTestId('balance')).toHaveAttribute('data-value', /\./)
      await control.stopListening()
      await look(page, [tour.offline()])
    })

    test('the bets and deposits of a player are accessible and fit', async ({ casino, control, players }) => {
      const { page } = casino
      const tour = new Tour(page, locale)
      const player = await players.enter({ balance: '1234567.89' })
      await look(page, playerTour(tour))
      const [open] = await control.invoices(player.email)
      await control.payInvoice(open?.id ?? 0)
      await look(page, [paidSight(tour)])
    })
  })
}
