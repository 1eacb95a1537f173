import { type Locator, type Page, expect } from '@playwright/test'
import { ROUTES } from '../../../src/app/routing/routes.ts'
import type { Locale } from '../../../worker/domain/account/locales.ts'
import type { GameKind } from '../../../worker/domain/games/game-types.ts'
import { methodByHash } from '../../operator/billing/methods.ts'
import { SMALL_CATALOGUE, theCatalogue } from '../../operator/catalogue/make.ts'
import { VIP_LEVELS } from '../../operator/vip/levels.ts'
import { WEAK_PASSWORD } from '../support/fixtures.ts'
import { textsOf, type Say, type TextKey } from '../support/texts.ts'
import { turnTo } from './turn-to.ts'

/** A screen to check: how to open it, and how to know that it is complete. */
export type Sight = {
  name: string
  go: () => Promise<void>
  /** Only phones have this screen. */
  isOfPhone?: true
}

type Game = { name: string; slug: string }

/** The game of a kind with the longest name: the most likely to break a layout. */
export function longestOf(sought: GameKind): Game {
  const [, slug, name] = theCatalogue(SMALL_CATALOGUE)
    .games.filter(([, , , , kind]) => kind === sought)
    .reduce((longest, game) => (game[2].length > longest[2].length ? game : longest))
  return { name, slug }
}

/** Every page and modal in one language. */
export class Tour {
  readonly page: Page
  readonly locale: Locale
  readonly say: Say

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.locale = locale
    this.say = textsOf(locale)
  }

  private async open(path: string, stands: Locator): Promise<void> {
    await this.page.goto(`/${this.locale}${path}`)
    await expect(stands).toBeVisible()
  }

  /** Goes to a page without a reload, out of any dialog; `stands` must be unique to that page. */
  private async turnTo(path: string, stands: Locator): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    if ((await dialog.count()) > 0) {
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

  private heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true })
  }

  private dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  private button(name: string): Locator {
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
      { name: 'home, to be installed', go: () => this.offerInstall() },
      { name: 'slots', go: () => this.turnTo('/games/slots', tiles(say('nav.slots'))) },
      {
        name: 'filters',
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
        go: async () => {
          await this.button(say('support.open')).click()
          await expect(this.dialog(say('support.title'))).toBeVisible()
        },
      },
    ]
  }

  /** The tables of the original games, for a player with a round at each. */
  originals(): Sight[] {
    const { say } = this
    const table = (title: TextKey) =>
      this.page.locator('[data-testid=original-round][data-round]').filter({ has: this.heading(say(title)) })
    return [
      { name: 'dice', go: () => this.turnTo('/games/dice', table('dice.title')) },
      { name: 'coinflip', go: () => this.turnTo('/games/coinflip', table('coinflip.title')) },
      { name: 'hilo', go: () => this.turnTo('/games/hilo', table('hilo.title')) },
      { name: 'keno', go: () => this.turnTo('/games/keno', table('keno.title')) },
      { name: 'miner', go: () => this.turnTo('/games/miner', table('miner.title')) },
      { name: 'roulette', go: () => this.turnTo('/games/roulette', table('roulette.title')) },
      { name: 'the wheel of fortune', go: () => this.turnTo('/games/roulette/wheel', table('nav.wheel')) },
      {
        name: 'cases',
        go: () => this.turnTo('/games/cases', this.page.getByRole('list', { name: say('nav.cases'), exact: true })),
      },
      { name: 'a case', go: () => this.turnTo('/games/cases/steppe', this.button(say('cases.open'))) },
      {
        name: 'no such case',
        go: () =>
          this.turnTo(
            '/games/cases/no-such-case',
            this.page.getByRole('link', { name: say('cases.all'), exact: true }),
          ),
      },
    ]
  }

  /** The games played together or against others and the pages beside the games, each with rows in its lists. */
  together(): Sight[] {
    const { say } = this
    const button = (name: TextKey) => this.button(say(name)).first()
    const group = this.page.getByRole('group', { name: say('betting.market.result'), exact: true }).first()
    return [
      { name: 'crash', go: () => this.turnTo('/games/crash', this.heading(say('crash.title'))) },
      { name: 'rooms', go: () => this.turnTo('/games/rooms', this.heading(say('rooms.title'))) },
      { name: 'a room', go: () => this.turnTo('/games/rooms/red', this.heading(say('rooms.red'))) },
      { name: 'coinflips', go: () => this.turnTo('/games/coinflip?against=players', button('duels.create')) },
      { name: 'betting', go: () => this.turnTo('/betting', group) },
      {
        name: 'betting, a slip',
        go: async () => {
          await group.getByRole('button').first().click()
          await expect(group.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
        },
      },
      { name: 'tournaments', go: () => this.turnTo('/tournaments', this.heading(say('nav.tournaments'))) },
      { name: 'top', go: () => this.turnTo('/top', this.heading(say('nav.top'))) },
    ]
  }

  guest(): Sight[] {
    const { say } = this
    const login = this.dialog(say('login.title'))
    const signUp = this.dialog(say('register.title'))
    const byEmail = this.dialog(say('login.byEmail'))
    return [
      { name: 'log in', go: () => this.turnTo('?login', login) },
      {
        name: 'log in, a number of another country',
        go: async () => {
          await login.getByRole('textbox', { name: say('form.phone'), exact: true }).fill('+49 170 1234567')
          await login.getByRole('button', { name: say('login.submit'), exact: true }).click()
          await expect(login.getByText(say('form.phone.foreign'))).toBeVisible()
        },
      },
      {
        name: 'log in by a code, refused',
        go: async () => {
          await login.getByRole('textbox', { name: say('form.phone'), exact: true }).fill('+7 701 765 43 21')
          await this.button(say('login.byCode')).click()
          const code = this.dialog(say('confirmPhone.title'))
          await code.getByRole('textbox', { name: say('code.label'), exact: true }).fill('123456')
          await code.getByRole('button', { name: say('confirmPhone.submit'), exact: true }).click()
          // Beside the field, and in the notification.
          await expect(code.getByText(say('operator.code.wrong')).first()).toBeVisible()
        },
      },
      {
        name: 'log in by email, refused',
        go: async () => {
          await this.turnTo('?login', login)
          await this.button(say('login.byEmail')).click()
          await byEmail.getByRole('button', { name: say('login.submit'), exact: true }).click()
          await expect(byEmail.getByText(say('form.email.empty'))).toBeVisible()
        },
      },
      { name: 'sign up', go: () => this.turnTo('?signup', signUp) },
      {
        name: 'sign up, refused',
        go: async () => {
          await signUp.getByRole('button', { name: say('register.submit'), exact: true }).click()
          await expect(signUp.getByText(say('register.accept.needed'))).toBeVisible()
        },
      },
      {
        name: 'sign up by phone, refused by the operator',
        go: async () => {
          await signUp.getByRole('tab', { name: say('register.byPhone'), exact: true }).click()
          await signUp.getByRole('textbox', { name: say('form.phone'), exact: true }).fill('+375 29 765 43 21')
          await signUp.getByRole('textbox', { name: say('form.password'), exact: true }).fill(WEAK_PASSWORD)
          await signUp.getByRole('textbox', { name: say('register.promo'), exact: true }).fill('no such code!')
          await signUp.getByRole('checkbox').check()
          await signUp.getByRole('button', { name: say('register.submit'), exact: true }).click()
          await expect(signUp.getByText(say('operator.promo.unknown')).first()).toBeVisible()
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

  player(): Sight[] {
    const { say } = this
    const payIn = this.dialog(say('deposit.title'))
    const pay = payIn.getByRole('button', { name: say('deposit.pay'), exact: true })
    return [
      {
        name: 'dice after a roll',
        go: async () => {
          await this.turnTo('/games/dice', this.button(say('dice.roll')))
          await this.button(say('dice.roll')).click()
          await expect(this.page.getByTestId('round-result')).toBeVisible()
          await this.page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
        },
      },
      {
        name: 'dice, refused',
        go: async () => {
          const amount = this.page.getByRole('textbox', { name: say('bet.amount'), exact: true })
          await amount.fill('99999999999')
          await expect(amount).toHaveAttribute('aria-invalid', 'true')
        },
      },
      {
        name: 'fairness',
        go: async () => {
          await this.button(say('fairness.title')).click()
          const dialog = this.dialog(say('fairness.title'))
          await dialog.getByRole('button', { name: say('fairness.rotate'), exact: true }).click()
          await expect(dialog.getByTestId('fairness-verdict')).toBeVisible()
        },
      },
      { name: 'deposit', go: () => this.turnTo('?deposit', pay) },
      {
        name: 'deposit, refused',
        go: async () => {
          const amount = payIn.getByRole('textbox', { name: say('deposit.amount'), exact: true })
          await amount.fill('1')
          await pay.click()
          await expect(amount).toHaveAttribute('aria-invalid', 'true')
        },
      },
      {
        name: 'invoice',
        go: async () => {
          const method = methodByHash('bank-transfer')?.name[this.locale] ?? ''
          await payIn.getByRole('radio', { name: method, exact: true }).check()
          await payIn.getByRole('textbox', { name: say('deposit.amount'), exact: true }).fill('5000')
          const [tab] = await Promise.all([this.page.waitForEvent('popup'), pay.click()])
          await expect(payIn.getByTestId('invoice')).toBeVisible()
          await tab.close()
        },
      },
    ]
  }

  /** The screens of a player with bonuses, free spins and points. */
  money(): Sight[] {
    const { say } = this
    const withdraw = this.dialog(say('withdraw.title'))
    const next = withdraw.getByRole('button', { name: say('withdraw.next'), exact: true })
    return [
      {
        name: 'bonuses of a player, a promo code looked up',
        go: async () => {
          await this.open('/bonuses', this.page.getByTestId('bonus').first())
          const promo = this.page.getByRole('textbox', { name: say('register.promo'), exact: true })
          await promo.fill('WELCOME100')
          await promo.press('Enter')
          await expect(this.page.getByTestId('promo-offer')).toBeVisible()
          await this.page
            .getByTestId('campaign')
            .getByRole('button', { name: say('bonuses.details') })
            .first()
            .click()
          await expect(this.button(say('bonuses.campaign.cancel'))).toBeVisible()
        },
      },
      {
        name: 'a bonus to be given up',
        go: () =>
          this.page
            .getByTestId('bonus')
            .getByRole('button', { name: say('bonuses.cancel') })
            .first()
            .click(),
      },
      {
        name: 'VIP club of a player',
        go: () => this.turnTo('/vip-club', this.page.getByText(VIP_LEVELS.at(-1)?.name[this.locale] ?? '')),
      },
      {
        name: 'wallet with its currencies',
        go: () =>
          this.turnTo('/profile', this.page.getByRole('combobox', { name: say('wallet.currency'), exact: true })),
      },
      {
        name: 'withdraw, refused',
        go: async () => {
          await this.turnTo('/profile', this.button(say('withdraw.open')))
          await this.button(say('withdraw.open')).click()
          await next.click()
          await expect(withdraw.getByText(say('withdraw.card.empty'))).toBeVisible()
        },
      },
      {
        name: 'withdraw, looked over',
        go: async () => {
          await withdraw.getByRole('radio', { name: 'Tether TRC-20', exact: true }).check()
          await withdraw.getByRole('textbox').first().fill('912345.67')
          await withdraw.getByRole('textbox').last().fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
          await next.click()
          await expect(withdraw.getByRole('heading', { name: say('withdraw.review'), exact: true })).toBeVisible()
        },
      },
      {
        name: 'withdrawals',
        go: async () => {
          await withdraw
            .getByRole('button')
            .filter({ hasText: /912.?345/ })
            .first()
            .click()
          // Until the form is back, the content below it moves.
          await expect(next).toBeVisible()
          const row = withdraw.getByTestId('payout').first()
          await row.getByRole('button', { name: say('withdraw.cancel'), exact: true }).click()
          await expect(row.getByRole('button', { name: say('withdraw.cancel.yes'), exact: true })).toBeVisible()
        },
      },
      {
        name: 'invoice in a cryptocurrency',
        go: async () => {
          const payIn = this.dialog(say('deposit.title'))
          await this.turnTo('?deposit', payIn.getByRole('radio', { name: 'Bitcoin', exact: true }))
          await payIn.getByRole('radio', { name: 'Bitcoin', exact: true }).check()
          const pay = payIn.getByRole('button', { name: say('deposit.pay'), exact: true })
          const [tab] = await Promise.all([this.page.waitForEvent('popup'), pay.click()])
          await expect(payIn.getByRole('img')).toBeVisible()
          await tab.close()
        },
      },
    ]
  }

  /** Requires a paid invoice of `player`. */
  paid(): Sight {
    return {
      name: 'payment received',
      go: () => expect(this.dialog(this.say('successPayment.title'))).toBeVisible(),
    }
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
