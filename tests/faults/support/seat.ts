import { type Locator, type Page, expect } from '@playwright/test'
import { casinoOn } from '../../e2e/pages/casino.ts'
import { isDisabled, isOn } from '../../e2e/pages/description.ts'
import type { FaultTable, newestRound } from './tables.ts'

type RoundStatus = Awaited<ReturnType<typeof newestRound>>

/** One tab at a game's table. */
export class TableTab {
  readonly page: Page
  readonly casino: ReturnType<typeof casinoOn>
  readonly bet: Locator
  private readonly table: FaultTable
  /** The element that names the round on the page. */
  private readonly round: Locator

  constructor(page: Page, table: FaultTable) {
    this.page = page
    this.table = table
    this.casino = casinoOn(page)
    this.bet = table.bet(this.casino)
    this.round = page.getByTestId('round-result')
  }

  async sit(): Promise<void> {
    await this.page.goto(this.table.path ?? `/games/${this.table.game}`)
    // Before the session has been read, the table takes the player for a guest, and a press asks to log in.
    await expect(this.page.getByTestId('balance').first()).toHaveAttribute('data-value', /\d/)
  }

  /** Prepares the table for a bet without placing it. */
  async ready(): Promise<void> {
    await isOn(this.bet)
    await this.table.ready?.(this.casino)
  }

  async placeBet(): Promise<void> {
    await this.ready()
    await this.bet.click()
  }

  /** The page shows this round as the operator has it. */
  async stands({ id, step, outcome }: RoundStatus): Promise<void> {
    await expect(this.round).toHaveAttribute('data-round', id)
    if (step !== null) await expect(this.round).toHaveAttribute('data-step', String(step))
    await expect(this.round).toHaveAttribute('data-outcome', outcome)
  }

  /** No bet and no step is possible, and the table says why. */
  isOff(reason: RegExp): Promise<void> {
    return isDisabled(this.bet, reason)
  }

  /** The reason right above the buttons. */
  get disabledReason(): Locator {
    return this.page.locator('#bet-why')
  }
}

/**
 * Two clicks of a mouse in one task, faster than a person can. Each counts as a first click: the page's guard against
 * double clicks lets both pass.
 */
export async function clickTwiceAtOnce(control: Locator): Promise<void> {
  await control.evaluate((element) => {
    const click = () => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    click()
    click()
  })
}

/** Two clicks in one task, then Enter. */
export async function pressAtOnce(control: Locator): Promise<void> {
  await clickTwiceAtOnce(control)
  await control.press('Enter')
}

/** A click at a time of the page's clock, ms; `detail` counts the clicks of a double click. */
export async function clickAt(control: Locator, timeStampMs: number, detail = 1): Promise<void> {
  await control.evaluate(
    (element, [at, count]) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: count })
      Object.defineProperty(click, 'timeStamp', { value: at })
      element.dispatchEvent(click)
    },
    [timeStampMs, detail] as const,
  )
}
