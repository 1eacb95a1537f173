import type { Context } from '../core/context.ts'
import type { MyDatabase } from '#db/my-database.ts'
import type { BetSlipRow, SlipSelection } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'
import { type AcceptRule, type BetKind, SELECTIONS_AT_MOST } from '#domain/betting/betting.ts'
import type { Odds } from '#domain/betting/odds.ts'
import { selectionId, slipSelectionId } from '#domain/betting/slip.ts'
import type { Currency } from '#domain/money/currencies.ts'

const STAKE_LONGEST = 32

export type NamedSelection = { event: string; market: string; outcome: string }
export type SelectionPrice = NamedSelection & { odds: Odds; isLive: boolean }
/** `selection` null means the stake of the accumulator. */
export type TypedStake = { selection: NamedSelection | null; currency: Currency; text: string }

const EMPTY: BetSlipRow = { id: 'slip', kind: 'single', accept: 'better', selections: [], revision: 0 }

export type BetSlip = ReturnType<typeof createSlip>

/** The bet slip of this device, which its tabs share, and this tab's changes of it. */
export function createSlip({ db }: Context) {
  /** The revision of this tab's last change, and the last one that another tab made before it. */
  let local = { revision: -1, before: -1 }

  async function change(edit: (slip: BetSlipRow) => Partial<BetSlipRow>): Promise<void> {
    await db.transaction('rw', db.betSlip, async () => {
      const slip = (await db.betSlip.get('slip')) ?? EMPTY
      const { revision = 0 } = slip
      await db.betSlip.put({ ...slip, ...edit(slip), revision: revision + 1 })
      local = { revision: revision + 1, before: revision === local.revision ? local.before : revision }
    })
  }

  return {
    /**
     * Throws `CommandError` `conflict` with reason `slip.changed` if another tab has changed the slip since the revision
     * that the player saw.
     */
    async assertShown(seen: number): Promise<void> {
      const { revision = 0 } = (await db.betSlip.get('slip')) ?? EMPTY
      const othersLast = revision === local.revision ? local.before : revision
      if (othersLast > seen) throw new CommandError({ code: 'conflict', reason: 'slip.changed', retry: true })
    },

    /**
     * Adds a selection; one that is in the slip stays as it is. The second selection makes the slip an accumulator.
     * Throws `CommandError` `limits` with reason `slip.full`.
     */
    add: (selection: Omit<SlipSelection, 'stakes'>) =>
      change(({ selections, kind }) => {
        const id = slipSelectionId(selection)
        if (selections.some((each) => slipSelectionId(each) === id)) return {}
        // Only one outcome of a market can win, so a second one replaces the first.
        const { event, market } = selection
        const rest = selections.filter((each) => each.event.id !== event.id || each.market.id !== market.id)
        if (rest.length >= SELECTIONS_AT_MOST) {
          throw new CommandError({ code: 'limits', reason: 'slip.full', retry: false })
        }
        const isSecond = rest.length === 1 && selections.length === 1
        return { selections: [...rest, selection], kind: isSecond ? 'accumulator' : kind }
      }),

    /** Removes a selection; does nothing if it is not in the slip. */
    remove: (named: NamedSelection) =>
      change(({ selections }) => ({
        selections: selections.filter((each) => slipSelectionId(each) !== selectionId(named)),
      })),

    /** Updates selections to their current odds. */
    takePrices: (prices: readonly SelectionPrice[]) =>
      change(({ selections }) => {
        const byId = new Map(prices.map((price) => [selectionId(price), price]))
        return {
          selections: selections.map((each) => {
            const price = byId.get(slipSelectionId(each))
            return price ? { ...each, odds: price.odds, isLive: price.isLive } : each
          }),
        }
      }),

    /** Stores a stake as typed, for its currency alone. */
    setStake: ({ selection, currency, text }: TypedStake) =>
      change(({ selections, stakes }) => {
        const stake = { [currency]: text.slice(0, STAKE_LONGEST) }
        if (selection === null) return { stakes: { ...stakes, ...stake } }
        const id = selectionId(selection)
        return {
          selections: selections.map((each) =>
            slipSelectionId(each) === id ? { ...each, stakes: { ...each.stakes, ...stake } } : each,
          ),
        }
      }),

    setKind: (kind: BetKind) => change(() => ({ kind })),
    setAccept: (accept: AcceptRule) => change(() => ({ accept })),
    clear: () => change(() => ({ selections: [], stakes: {} })),
  }
}

/** Removes placed selections from the slip, inside the caller's transaction. */
export async function removeBetSelections(db: MyDatabase, bet: readonly NamedSelection[]): Promise<void> {
  const slip = await db.betSlip.get('slip')
  if (!slip) return
  const ids = new Set(bet.map(selectionId))
  const selections = slip.selections.filter((each) => !ids.has(slipSelectionId(each)))
  if (selections.length < slip.selections.length) await db.betSlip.put({ ...slip, selections })
}
