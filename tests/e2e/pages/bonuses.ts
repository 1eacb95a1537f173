import { type Locator, type Page, expect } from '@playwright/test'
import { say } from '../support/texts.ts'

/** The page of bonuses. */
export class Bonuses {
  readonly page: Page
  readonly promo: Locator
  readonly offer: Locator
  readonly freeSpins: Locator
  readonly campaign: Locator
  /** The bonus that waits for the first deposit. */
  readonly gift: Locator
  /** The cards of all rewards, in their order. */
  readonly rewards: Locator

  constructor(page: Page) {
    this.page = page
    this.promo = page.getByRole('main').getByRole('textbox', { name: 'Promo code', exact: true })
    this.offer = page.getByTestId('promo-offer')
    this.freeSpins = page.getByTestId('free-spins')
    this.campaign = page.getByTestId('campaign')
    this.gift = page.getByTestId('gift')
    this.rewards = page.getByRole('main').getByRole('article')
  }

  async open(): Promise<void> {
    await this.page.goto('/bonuses')
    await expect(this.page.getByRole('heading', { name: 'Bonuses', level: 1, exact: true })).toBeVisible()
  }

  bonus(name: string): Locator {
    return this.page.getByTestId('bonus').and(this.page.getByRole('article', { name, exact: true }))
  }

  /** Looks up a promo code; shows its bonus and activates nothing. */
  async look(code: string): Promise<void> {
    await this.promo.fill(code)
    await this.page.getByRole('button', { name: say('promo.look'), exact: true }).click()
  }

  /** Checks that a code is rejected beside its field and stays in it. */
  async rejects(code: string, message: RegExp): Promise<void> {
    await this.look(code)
    await expect(this.promo).toHaveAttribute('aria-invalid', 'true')
    await expect(this.promo).toHaveAccessibleDescription(message)
    await expect(this.promo).toHaveValue(code)
  }

  timer(name: string): Locator {
    return this.page.getByRole('timer', { name, exact: true })
  }
}

export class WelcomePack {
  readonly page: Page
  readonly timer: Locator

  constructor(page: Page) {
    this.page = page
    this.timer = page.getByRole('timer', { name: say('welcomePack.left'), exact: true })
  }

  step(number: number): Locator {
    return this.page.getByRole('listitem').filter({ hasText: say('welcomePack.step', { number }) })
  }
}

export class VipClub {
  readonly page: Page
  readonly join: Locator
  readonly currentLevel: Locator

  constructor(page: Page) {
    this.page = page
    this.join = page.getByRole('button', { name: say('vip.join'), exact: true })
    this.currentLevel = page.locator('[aria-current="true"]')
  }

  async open(): Promise<void> {
    await this.page.goto('/vip-club')
    await expect(this.page.getByRole('heading', { name: 'VIP club', level: 1, exact: true })).toBeVisible()
  }
}
