import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Locale } from '#domain/languages/locales.ts'
import type { MyDatabase } from '#db/my-database.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { putDicePair, settleDice } from '../support/dice-rounds.ts'
import { openApp } from '../support/open-app.tsx'
import { logIn } from '../support/player.ts'
import { getTexts } from '../support/texts.ts'
import { isOn } from './controls.ts'

type Given = {
  balance?: number
  currency?: Currency
  locale?: Locale
  /** Whether a bet is answered; true by default. */
  isAnswered?: boolean
  /** Adds rows of the player. */
  fill?: (database: MyDatabase, playerId: string) => Promise<unknown>
  /** Adds rows that come with the operator's first reply. */
  load?: (database: MyDatabase, playerId: string) => Promise<unknown>
}

/** The command of a bet at the table. */
export const BET = 'games.dice.bet'

/** Opens the table for a player with a balance in minor units; a bet is settled at once, as a win. */
export async function openDice({
  balance = 10_000,
  currency = 'RUB',
  locale = 'en',
  isAnswered = true,
  fill,
  load,
}: Given = {}) {
  let player = ''
  const path = locale === 'en' ? '/games/dice' : `/${locale}/games/dice`
  const app = await openApp(path, {
    locale,
    commands: {
      games: {
        dice: {
          refresh: async () => {
            await load?.(app.database, player)
            return { ok: true, value: undefined }
          },
          bet: async (order) => {
            if (!isAnswered) return new Promise(() => undefined)
            await settleDice(app.database, order)
            return { ok: true, value: undefined }
          },
        },
      },
      settings: { setLocale: async () => ({ ok: true, value: { queued: null } }) },
    },
    fill: async (database) => {
      player = await logIn(database, { balance, currency })
      await putDicePair(database, player)
      await fill?.(database, player)
    },
  })
  const dice = new DiceTable(locale)
  await isOn(dice.roll)
  return { ...app, dice }
}

/** The table of dice, in a language. */
export class DiceTable {
  readonly amount: Locator
  readonly target: Locator
  readonly chance: Locator
  readonly multiplier: Locator
  readonly over: Locator
  readonly under: Locator
  readonly roll: Locator
  readonly history: Locator
  readonly result = page.getByTestId('round-result')
  private readonly say

  constructor(locale: Locale = 'en') {
    const say = getTexts(locale)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    this.say = say
    this.amount = field(say('bet.amount'))
    this.target = field(say('dice.target'))
    this.chance = field(say('dice.chance'))
    this.multiplier = field(say('dice.multiplier'))
    this.over = page.getByRole('radio', { name: say('dice.over'), exact: true })
    this.under = page.getByRole('radio', { name: say('dice.under'), exact: true })
    this.roll = page.getByRole('button', { name: say('dice.roll'), exact: true })
    this.history = page.getByRole('table', { name: say('dice.history'), exact: true })
  }

  change(change: 'half' | 'double' | 'max'): Promise<void> {
    return page.getByRole('button', { name: this.say(`bet.${change}`), exact: true }).click()
  }

  /** Chooses a direction; its radio button is drawn by a label. */
  choose(direction: 'over' | 'under'): Promise<void> {
    return this[direction].click({ force: true })
  }

  /** Checks that an amount is rejected beside its field, which has the focus and stays as typed. */
  async rejectsAmount(typed: string, message: RegExp): Promise<void> {
    await this.amount.fill(typed)
    await this.roll.click()
    await expect.element(this.amount).toHaveAttribute('aria-invalid', 'true')
    await expect.element(this.amount).toHaveAccessibleDescription(message)
    await expect.element(this.amount).toHaveFocus()
    await expect.element(this.amount).toHaveValue(typed)
  }
}
