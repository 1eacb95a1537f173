import { type FrameLocator, type Locator, type Page, expect } from '@playwright/test'

/** A game of the stand-in provider, in its frame or in its own tab. */
export class ProvidedGame {
  readonly spin: Locator
  readonly result: Locator
  readonly balance: Locator
  readonly freeSpins: Locator
  readonly problem: Locator

  constructor(place: FrameLocator | Page) {
    this.spin = place.getByRole('button', { name: 'Spin', exact: true })
    this.result = place.getByTestId('spin-result')
    this.balance = place.getByTestId('slot-balance')
    this.freeSpins = place.getByTestId('free-spins')
    this.problem = place.getByRole('alert')
  }

  async isOpen(): Promise<void> {
    await expect(this.spin).toBeEnabled()
  }

  /** Spins and waits until the reels have stopped; returns stake and payout in minor units. */
  async play(): Promise<{ stake: number; payout: number }> {
    const before = Number((await this.result.getAttribute('data-rounds')) ?? 0)
    await this.spin.click()
    await expect(this.result).toHaveAttribute('data-rounds', String(before + 1))
    const [stake, payout] = await Promise.all([
      this.result.getAttribute('data-stake'),
      this.result.getAttribute('data-payout'),
    ])
    return { stake: Number(stake), payout: Number(payout) }
  }
}
