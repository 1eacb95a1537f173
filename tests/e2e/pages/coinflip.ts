import { type Locator, type Page, expect } from '@playwright/test'
import { isOn } from './description.ts'
import { say } from '../support/texts.ts'

export type FlipShown = { id: string; status: string; flips: string[]; payout: string }
type Side = 'heads' | 'tails'

export class Coinflip {
  readonly page: Page
  readonly amount: Locator
  readonly heads: Locator
  readonly tails: Locator
  readonly flip: Locator
  readonly cashOut: Locator
  /** The result of the last flip, in words. */
  readonly line: Locator
  /** The flips of the round, each in words. */
  readonly row: Locator
  readonly coin: Locator

  constructor(page: Page) {
    this.page = page
    this.amount = page.getByRole('textbox', { name: 'Bet amount', exact: true })
    this.heads = page.getByRole('radio', { name: 'Heads', exact: true })
    this.tails = page.getByRole('radio', { name: 'Tails', exact: true })
    this.flip = page.getByRole('button', { name: /^Flip\b/ })
    this.cashOut = page.getByRole('button', { name: /^Cash out\b/ })
    this.line = page.getByTestId('round-result')
    this.row = page.getByRole('list', { name: say('coinflip.row'), exact: true })
    this.coin = page.locator('[data-part=coin]')
  }

  async sit(): Promise<void> {
    await this.page.goto('/games/coinflip')
    await isOn(this.flip)
  }

  /** The radio itself is transparent: the player sees its plate. */
  async call(side: Side): Promise<void> {
    await this[side].check({ force: true })
  }

  /** Waits until a flip other than `before` has landed, and returns the round. */
  async landed(before: FlipShown | null = null): Promise<FlipShown> {
    await expect.poll(async () => this.isAnother(await this.shown(), before)).toBe(true)
    await expect(this.line).not.toHaveAttribute('data-turning')
    return this.shown()
  }

  private isAnother(now: FlipShown, before: FlipShown | null): boolean {
    if (now.id === '') return false
    return before === null || now.id !== before.id || now.flips.length !== before.flips.length
  }

  async shown(): Promise<FlipShown> {
    // Before the first round the line shows no result.
    if ((await this.line.count()) === 0) return { id: '', status: '', flips: [], payout: '' }
    const [id, outcome, flips, payout] = await Promise.all(
      ['data-round', 'data-outcome', 'data-flips', 'data-payout'].map((name) => this.line.getAttribute(name)),
    )
    return {
      id: id ?? '',
      status: outcome === 'open' ? 'open' : 'settled',
      flips: (flips ?? '').split(' '),
      payout: payout ?? '',
    }
  }

  /** Checks the visible side of the coin by its rotation. */
  async faces(side: Side): Promise<void> {
    const facing = () =>
      this.coin.evaluate((coin) => (new DOMMatrix(getComputedStyle(coin).transform).m22 > 0 ? 'heads' : 'tails'))
    await expect.poll(facing).toBe(side)
  }
}
