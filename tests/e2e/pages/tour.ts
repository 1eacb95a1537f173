import { type Locator, type Page, expect } from '@playwright/test'
import { ROUTES } from '#src/base/routes.ts'
import type { Locale } from '#domain/languages/locales.ts'
import type { GameKind } from '#domain/games/game-types.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../../operator/catalogue/make.ts'
import { getTexts, type Say } from '../support/texts.ts'
import { turnTo } from './turn-to.ts'

/** A screen to check: how to open it, and how to know that it is complete. */
export type Sight = {
  name: string
  go: () => Promise<void>
  /** Only phones have this screen. */
  isOfPhone?: true
  /** Begins on the screen before it. */
  isContinued?: true
}

/** Whether a screen is reached only from the one before it. */
export const isContinued = (sight: Sight): boolean => sight.isContinued === true

type Game = { name: string; slug: string }

/** The game of a kind with the longest name: the most likely to break a layout. */
export function findLongest(sought: GameKind): Game {
  const [, slug, name] = theCatalogue(SMALL_CATALOGUE)
    .games.filter(([, , , , kind]) => kind === sought)
    .reduce((longest, game) => (game[2].length > longest[2].length ? game : longest))
  return { name, slug }
}

/** The pages in one language, and the steps of the other tours. */
export class Tour {
  readonly page: Page
  readonly locale: Locale
  readonly say: Say

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.locale = locale
    this.say = getTexts(locale)
  }

  async open(path: string, stands: Locator): Promise<void> {
    await this.page.goto(`/${this.locale}${path}`)
    await expect(stands).toBeVisible()
  }

  /** Goes to a page without a reload, out of any dialog; `stands` must be unique to that page. */
  async turnTo(path: string, stands: Locator): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    if ((await dialog.count()) > 0) {
      await expect(this.page.locator('dialog[data-unasked]')).toHaveCount(0)
      await this.page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await turnTo(this.page, `/${this.locale}${path}`)
    await expect(stands).toBeVisible()
  }

  /** The home page after scrolling through it: rows far below are rendered only then. */
  private async wholeHome(): Promise<void> {
    const rows = this.page.locator('.shelf-row')
    await this.turnTo('', rows.first().getByRole('link').first())
    await expect(rows.nth(2)).toBeAttached()
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded()
      await expect(row.getByRole('link').first()).toBeVisible()
    }
    await this.page.evaluate(() => window.scrollTo(0, 0))
  }

  /** Dispatches the event that Chromium fires only for returning visitors. */
  private async offerInstall(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')))
    await expect(this.page.getByRole('region', { name: this.say('install.title'), exact: true })).toBeVisible()
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** The pages for every visitor. */
  pages(game: Game, table: Game): Sight[] {
    const { say } = this
    const tiles = (title: string) =>
      this.page
        .getByRole('main')
        .filter({ has: this.heading(title) })
        .getByRole('listitem')
        .nth(8)
    return [
      { name: 'home', go: () => this.wholeHome() },
      { name: 'home, to be installed', isContinued: true, go: () => this.offerInstall() },
      { name: 'slots', go: () => this.turnTo('/games/slots', tiles(say('nav.slots'))) },
      {
        name: 'filters',
        isContinued: true,
        isOfPhone: true,
        go: async () => {
          await this.button(say('shelf.filters')).click()
          await expect(this.dialog(say('shelf.filters'))).toBeVisible()
        },
      },
      {
        name: 'slots, a guest’s favourites',
        go: () => this.turnTo('/games/slots?list=favourites', this.page.getByText(say('shelf.guestFavourites'))),
      },
      {
        name: 'slots, nothing found',
        go: () => this.turnTo('/games/slots?q=zzzz', this.button(say('shelf.clearSearch'))),
      },
      { name: 'live casino', go: () => this.turnTo('/games/live-casino', tiles(say('nav.liveCasino'))) },
      {
        name: 'games menu',
        isContinued: true,
        isOfPhone: true,
        go: async () => {
          await this.button(say('nav.games')).click()
          await expect(this.dialog(say('nav.games')).getByRole('link').first()).toBeVisible()
        },
      },
      { name: 'live table', go: () => this.turnTo(`/games/live-casino/${table.slug}/play`, this.heading(table.name)) },
      { name: 'game', go: () => this.turnTo(`/games/slots/${game.slug}/play`, this.heading(game.name)) },
      {
        name: 'demo',
        go: () =>
          this.turnTo(`/games/slots/${game.slug}/demo`, this.page.getByRole('link', { name: say('play.toPlay') })),
      },
      { name: 'profile', go: () => this.turnTo('/profile', this.heading(say('nav.profile'))) },
      { name: 'bonuses', go: () => this.turnTo('/bonuses', this.heading(say('nav.bonuses'))) },
      {
        name: 'welcome pack',
        go: () => this.turnTo('/welcome-pack', this.page.getByText(say('welcomePack.step', { number: 3 }))),
      },
      { name: 'VIP club', go: () => this.turnTo('/vip-club', this.heading(say('nav.vipClub'))) },
      { name: 'fairness page', go: () => this.turnTo('/fairness/keno', this.heading(say('fairness.page.title'))) },
      { name: 'questions', go: () => this.turnTo('/faq', this.heading(say('nav.faq'))) },
      {
        name: 'questions, searched',
        isContinued: true,
        go: async () => {
          await this.page.getByRole('searchbox').fill('bonus')
          await this.page.locator('summary').first().click()
        },
      },
      ...this.policies(),
      ...this.waysBack(),
      {
        name: 'not found',
        go: () => this.turnTo('/no/such/page', this.heading(say('notFound.title', { path: '/no/such/page' }))),
      },
      { name: 'error', go: () => this.turnTo('/error', this.heading(say('errorPage.title'))) },
      {
        name: 'support',
        isContinued: true,
        go: async () => {
          await this.button(say('support.open')).click()
          await expect(this.dialog(say('support.title'))).toBeVisible()
        },
      },
    ]
  }

  private policies(): Sight[] {
    const article = this.page.getByRole('article')
    return [ROUTES.policyKyc, ROUTES.policyAgreement, ROUTES.policyConfidential, ROUTES.policyAgreementRu].map(
      (path) => ({
        name: path.slice(1).replaceAll('/', ' '),
        go: async () => {
          await this.turnTo(path, article)
          await expect(this.page).toHaveURL((url) => url.pathname.endsWith(path))
        },
      }),
    )
  }

  private waysBack(): Sight[] {
    const { say } = this
    const email = this.page.getByRole('textbox', { name: say('form.email'), exact: true })
    return [
      { name: 'restore', go: () => this.turnTo('/password/reset', email) },
      {
        name: 'restore, the code',
        isContinued: true,
        go: async () => {
          await email.fill('somebody-with-a-long-address@example.com')
          await this.button(say('restore.send')).click()
          await expect(this.page.getByRole('textbox', { name: say('code.label'), exact: true })).toBeVisible()
        },
      },
      {
        name: 'restore, a link that is good no longer',
        go: () => this.turnTo('/reset-password/unknown', this.page.getByText(say('restore.goneTitle'))),
      },
      {
        name: 'a provider’s way back',
        go: () => this.turnTo('/auth/callback', this.page.getByText(say('callback.stray'))),
      },
    ]
  }

  noAccess(): Sight {
    return { name: 'no access', go: () => this.open('/', this.heading(this.say('noAccess.title'))) }
  }

  /** Requires an operator without games. */
  noGames(): Sight {
    return {
      name: 'an empty catalogue',
      go: () => this.open('/games/slots', this.page.getByText(this.say('shelf.nothing'))),
    }
  }

  offline(): Sight {
    return {
      name: 'offline',
      go: () =>
        expect(this.page.getByRole('status', { name: this.say('connection.offline'), exact: true })).toBeVisible(),
    }
  }
}
