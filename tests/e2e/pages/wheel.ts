import { type Locator, type Page, expect } from '@playwright/test'
import { isOn } from './description.ts'
import { say } from '../support/texts.ts'

export type SpinShown = { id: string; segment: string; payout: string }

const STEP = 360 / 50

/** The operator's wheel of fortune, beside roulette. */
export class Wheel {
  readonly page: Page
  readonly tab: Locator
  readonly amount: Locator
  readonly spin: Locator
  readonly skip: Locator
  /** The deposit button that is shown when the balance is below the price. */
  readonly deposit: Locator
  readonly result: Locator
  readonly pays: Locator
  readonly said: Locator
  readonly history: Locator
  private readonly rotor: Locator

  constructor(page: Page) {
    this.page = page
    const table = page.getByRole('region', { name: say('nav.wheel'), exact: true })
    this.tab = page.getByRole('navigation', { name: say('wheel.tabs') }).getByRole('link', { name: say('nav.wheel') })
    this.amount = page.getByRole('textbox', { name: 'Bet amount', exact: true })
    this.spin = page.getByRole('button', { name: /^Spin/ })
    this.skip = page.getByRole('button', { name: 'Skip', exact: true })
    this.deposit = page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true })
    this.result = page.getByTestId('round-result')
    this.pays = page.getByRole('region', { name: say('wheel.pays'), exact: true }).getByRole('listitem')
    this.said = table.getByRole('status').last()
    this.history = page.getByRole('table', { name: say('original.history'), exact: true })
    this.rotor = page.getByTestId('wheel-rotor')
  }

  risk(name: 'Low' | 'Medium' | 'High'): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }

  async sit(): Promise<void> {
    await this.page.goto('/games/roulette/wheel')
    await this.isOn()
  }

  isOn(): Promise<void> {
    return isOn(this.spin)
  }

  /** Waits until a spin other than `before` has stopped, and returns it. */
  async nextSpin(before: string | null = null): Promise<SpinShown> {
    await expect(this.result).toBeVisible()
    if (before !== null) await expect(this.result).not.toHaveAttribute('data-round', before)
    const [id, segment, payout] = await Promise.all(
      ['data-round', 'data-segment', 'data-payout'].map((name) => this.result.getAttribute(name)),
    )
    return { id: id ?? '', segment: segment ?? '', payout: payout ?? '' }
  }

  /** The segment under the pointer, by the rotation of the wheel. */
  async underPointer(): Promise<string> {
    const angle = await this.rotor.evaluate((rotor) => {
      const { a, b } = new DOMMatrix(getComputedStyle(rotor).transform)
      return (Math.atan2(b, a) * 180) / Math.PI
    })
    return String(((Math.round(-angle / STEP) % 50) + 50) % 50)
  }
}
