import { type Locator, type Page, expect } from '@playwright/test'
import { isDisabled, isOn } from './description.ts'
import { say } from '../support/texts.ts'

export type RoundShown = { id: string; outcome: string; payout: string }

export class DiceTable {
  readonly page: Page
  readonly amount: Locator
  readonly target: Locator
  readonly slider: Locator
  readonly chance: Locator
  readonly multiplier: Locator
  readonly over: Locator
  readonly under: Locator
  readonly roll: Locator
  readonly result: Locator
  readonly history: Locator

  constructor(page: Page) {
    this.page = page
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    this.amount = field('Bet amount')
    this.target = field('Target')
    this.chance = field(say('dice.chance'))
    this.multiplier = field(say('dice.multiplier'))
    this.slider = page.getByRole('slider', { name: say('dice.targetSlider'), exact: true })
    this.over = page.getByRole('radio', { name: 'Over', exact: true })
    this.under = page.getByRole('radio', { name: 'Under', exact: true })
    this.roll = page.getByRole('button', { name: 'Roll', exact: true })
    this.result = page.getByTestId('round-result')
    this.history = page.getByRole('table', { name: say('dice.history'), exact: true })
  }

  /** True if a control ends above the bar with Roll on a phone. */
  async isClearOfRoll(control: Locator): Promise<boolean> {
    const [box, bar] = await Promise.all([control.boundingBox(), this.roll.locator('../..').boundingBox()])
    return box !== null && bar !== null && box.y + box.height <= bar.y
  }

  async sit(): Promise<void> {
    await this.page.goto('/games/dice')
    await this.isOn()
  }

  isOn(): Promise<void> {
    return isOn(this.roll)
  }

  /** Checks that no bet can be placed and the button says why. */
  isOff(reason: string | RegExp): Promise<void> {
    return isDisabled(this.roll, reason)
  }

  async rejectsAmount(typed: string, message: RegExp): Promise<void> {
    await this.amount.fill(typed)
    await this.roll.click()
    await expect(this.amount).toHaveAttribute('aria-invalid', 'true')
    await expect(this.amount).toHaveAccessibleDescription(message)
    await expect(this.amount).toBeFocused()
    await expect(this.amount).toHaveValue(typed)
  }

  async hasSet(amount: string, direction: 'over' | 'under', target: string): Promise<void> {
    await expect(this.amount).toHaveValue(amount)
    await expect(this[direction]).toBeChecked()
    await expect(this.target).toHaveValue(target)
  }

  /** Waits for a round other than `before` and returns it. */
  async nextRound(before: string | null = null): Promise<RoundShown> {
    await expect(this.result).toHaveAttribute('data-round', /./)
    if (before !== null) await expect(this.result).not.toHaveAttribute('data-round', before)
    return this.shown()
  }

  async shown(): Promise<RoundShown> {
    const [id, outcome, payout] = await Promise.all(
      ['data-round', 'data-outcome', 'data-payout'].map((name) => this.result.getAttribute(name)),
    )
    return { id: id ?? '', outcome: outcome ?? '', payout: payout ?? '' }
  }

  openFairness(): Promise<void> {
    return this.page.getByRole('button', { name: 'Fairness', exact: true }).click()
  }
}
