import { type Locator, type Page, expect } from '@playwright/test'
import { isDisabled, isOn } from './description.ts'
import { say } from '../support/texts.ts'

type HiloStatus = { step: number; outcome: string; payout?: string }

export class Hilo {
  readonly page: Page
  readonly amount: Locator
  readonly start: Locator
  readonly higher: Locator
  readonly lower: Locator
  readonly skip: Locator
  readonly cashOut: Locator
  readonly result: Locator
  /** The cards of the round from the first, each with the payout of its step. */
  readonly trail: Locator
  /** The announcement of a step for screen readers. */
  readonly said: Locator

  constructor(page: Page) {
    this.page = page
    // A choice is named with its chance and its payout.
    const button = (name: RegExp) => page.getByRole('button', { name })
    this.amount = page.getByRole('textbox', { name: 'Bet amount', exact: true })
    this.start = button(/^Start\b/)
    this.higher = button(/^Higher\b/)
    this.lower = button(/^Lower\b/)
    this.skip = button(/^Skip\b/)
    this.cashOut = button(/^Cash out\b/)
    this.result = page.getByTestId('round-result')
    this.trail = page.getByRole('list', { name: say('hilo.trail'), exact: true }).getByRole('listitem')
    this.said = page.getByRole('region', { name: 'Hilo', exact: true }).getByRole('status').last()
  }

  async sit(): Promise<void> {
    await this.page.goto('/games/hilo')
    await this.isOn()
  }

  isOn(): Promise<void> {
    return isOn(this.start)
  }

  /** Checks that no step can be made and the button says why. */
  isOff(reason: string | RegExp): Promise<void> {
    return isDisabled(this.higher, reason)
  }

  /** Waits for the operator's reply to a step: how many steps were made, and the status of the round. */
  async stands({ step, outcome, payout = '0.00' }: HiloStatus): Promise<void> {
    await expect(this.result).toHaveAttribute('data-step', String(step))
    await expect(this.result).toHaveAttribute('data-outcome', outcome)
    await expect(this.result).toHaveAttribute('data-payout', payout)
  }

  /** Checks every card of the round in order, by its text. */
  async showsCards(...cards: (string | RegExp)[]): Promise<void> {
    await expect(this.trail).toContainText(cards)
    await expect(this.trail).toHaveCount(cards.length)
  }
}
