import { type Locator, type Page, expect } from '@playwright/test'
import { say } from '../support/texts.ts'

/** /profile/history: thousands of rows. */
export class History {
  readonly page: Page
  readonly table: Locator
  /** Bets without a known result. */
  readonly underWay: Locator
  readonly from: Locator
  readonly to: Locator

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('main').getByRole('table')
    this.underWay = page.getByRole('list', { name: say('history.underWay'), exact: true }).getByRole('listitem')
    this.from = page.getByLabel('From', { exact: true })
    this.to = page.getByLabel('To', { exact: true })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/profile/history${query}`)
    await expect(this.page.getByRole('tab', { name: 'Bets', exact: true })).toBeVisible()
  }

  show(kind: 'Bets' | 'Deposits' | 'Withdrawals' | 'Prizes' | 'Log-ins'): Promise<void> {
    return this.page.getByRole('tab', { name: kind, exact: true }).click()
  }

  within(preset: string): Promise<void> {
    return this.page.getByRole('button', { name: preset, exact: true }).click()
  }

  /** The rendered rows: those near the screen. */
  get lines(): Locator {
    return this.table.locator('tbody').getByRole('row')
  }

  get csv(): Locator {
    return this.page.getByRole('button', { name: say('history.csv.download'), exact: true })
  }

  /** The row at a position in the whole list; the newest is 1. */
  line(place: number): Locator {
    return this.table.locator(`tbody > [aria-rowindex="${place + 1}"]`)
  }

  total(name: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('+ dd')
  }

  /** Scrolls down, again after each page of rows, until the row at a position is there. */
  async scrollDownTo(place: number): Promise<void> {
    const isThere = async (): Promise<boolean> => {
      await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return this.line(place).isVisible()
    }
    await expect.poll(isThere, { message: `line ${place} is there` }).toBe(true)
  }
}
