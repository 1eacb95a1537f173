import { type Locator, type Page, expect } from '@playwright/test'
import { isOn } from './description.ts'
import { say } from '../support/texts.ts'

export type KenoShown = { id: string; hits: string; payout: string }

export class Keno {
  readonly page: Page
  readonly amount: Locator
  readonly numbers: Locator
  readonly play: Locator
  readonly autoPick: Locator
  readonly clear: Locator
  readonly result: Locator
  readonly pays: Locator
  readonly sound: Locator
  /** The announcement of a new round for screen readers. */
  readonly said: Locator

  constructor(page: Page) {
    this.page = page
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    this.amount = page.getByRole('textbox', { name: 'Bet amount', exact: true })
    this.numbers = page.getByRole('group', { name: 'Numbers', exact: true })
    this.play = button('Play')
    this.autoPick = button(say('keno.autoPick'))
    this.clear = button('Clear')
    this.result = page.getByTestId('round-result')
    this.sound = button('Sound')
    this.said = page.getByRole('region', { name: 'Keno', exact: true }).getByRole('status').last()
    this.pays = page.getByRole('region', { name: say('keno.pays'), exact: true }).getByRole('listitem')
  }

  /** A number of the board, drawn or not. */
  number(shown: number): Locator {
    return this.numbers.getByRole('button', { name: new RegExp(`^${shown}\\b`) })
  }

  risk(name: 'Classic' | 'Low' | 'Medium' | 'High'): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }

  async sit(): Promise<void> {
    await this.page.goto('/games/keno')
    await this.isOn()
  }

  isOn(): Promise<void> {
    return isOn(this.play)
  }

  async hasPicked(...numbers: number[]): Promise<void> {
    await expect(this.numbers.locator('[aria-pressed=true]')).toHaveText(numbers.map(String))
  }

  /** Checks the numbers marked as drawn, hit or not, in the order of the board. */
  async hasDrawn(drawn: readonly number[]): Promise<void> {
    const inOrder = drawn.toSorted((one, other) => one - other)
    const marked = this.numbers.locator('[data-mark=hit], [data-mark=drawn]')
    await expect(marked).toHaveText(inOrder.map((number) => String(number + 1)))
  }

  /** Waits for a round other than `before` with all its balls out, and returns it. */
  async nextRound(before: string | null = null): Promise<KenoShown> {
    await expect(this.result).toHaveAttribute('data-round', /./)
    if (before !== null) await expect(this.result).not.toHaveAttribute('data-round', before)
    return this.shown()
  }

  async shown(): Promise<KenoShown> {
    const [id, hits, payout] = await Promise.all(
      ['data-round', 'data-hits', 'data-payout'].map((name) => this.result.getAttribute(name)),
    )
    return { id: id ?? '', hits: hits ?? '', payout: payout ?? '' }
  }
}
