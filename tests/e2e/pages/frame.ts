import { type Locator, type Page, expect } from '@playwright/test'

/** The frame of every page: header, navigation, connection, notifications, support. */
export class Frame {
  readonly page: Page
  readonly header: Locator
  readonly balance: Locator
  readonly language: Locator
  readonly rail: Locator
  readonly bottomBar: Locator
  readonly notifications: Locator
  readonly support: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('banner')
    this.balance = this.header.getByTestId('balance')
    this.language = page.getByRole('combobox', { name: 'Language', exact: true })
    this.rail = drawn(page.getByRole('navigation', { name: 'Main', exact: true }))
    this.bottomBar = drawn(page.getByRole('navigation', { name: 'Quick', exact: true }))
    this.notifications = page.getByRole('region', { name: 'Notifications', exact: true })
    this.support = page.getByRole('button', { name: 'Support chat', exact: true })
  }

  logIn(): Promise<void> {
    return this.header.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  signUp(): Promise<void> {
    return this.header.getByRole('button', { name: 'Sign up', exact: true }).click()
  }

  deposit(): Promise<void> {
    return this.header.getByRole('button', { name: 'Deposit', exact: true }).click()
  }

  /** Follows a navigation link, in the rail or in the bottom bar. */
  goTo(name: string): Promise<void> {
    return drawn(this.page.getByRole('navigation')).getByRole('link', { name, exact: true }).click()
  }

  async speak(language: 'Русский' | 'English' | 'Kазақ', called = 'Language'): Promise<void> {
    await this.page.getByRole('combobox', { name: called, exact: true }).selectOption({ label: language })
  }

  heading(name: string | RegExp): Locator {
    // The heading of the skeleton does not count.
    return this.page
      .locator('main:not([aria-busy])')
      .getByRole('heading', { name, level: 1, exact: typeof name === 'string' })
  }

  get offline(): Locator {
    return this.page.getByRole('status', { name: 'You are offline', exact: true })
  }

  /** Checks the balance: an amount in units with two decimals, as the operator writes it. */
  async hasBalance(amount: string, currency = 'RUB'): Promise<void> {
    await expect(this.balance).toHaveAttribute('data-value', amount)
    await expect(this.balance).toHaveAttribute('data-currency', currency)
  }

  /** Checks that nothing is wider than the window. */
  async fits(): Promise<void> {
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, 'wider than the window by').toBeLessThanOrEqual(0)
  }

  async isOfGuest(): Promise<void> {
    await expect(this.header.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await expect(this.balance).toHaveCount(0)
  }

  async isOfPlayer(): Promise<void> {
    await expect(this.balance).toBeVisible()
    await expect(this.header.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0)
  }

  /**
   * Checks the title and the lines of the newest notification. Call it first: a notification leaves after a few
   * seconds.
   */
  async notifiesLines(title: string, texts: readonly string[]): Promise<void> {
    const notification = this.notifications
      .locator('> *')
      .filter({ has: this.page.getByText(title, { exact: true }) })
      .last()
    await expect(notification.getByRole('paragraph')).toHaveText(texts.map((text) => new RegExp(escaped(text))))
  }

  async notifies(text: string | RegExp): Promise<void> {
    await expect(this.notifications).toContainText(text)
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The navigation that React has rendered: links of the skeleton would reload the page. */
function drawn(navigation: Locator): Locator {
  return navigation.filter({ hasNot: navigation.page().locator('.skeleton-icon') })
}
