import type { Context } from '../core/context.ts'
import type { MyDatabase } from '../db/my-database.ts'
import type { BetSlipRow, BettingSettingsRow, SlipSelection } from '../db/rows.ts'
import { CommandError } from '../core/result.ts'
import { type AcceptRule, type BetKind, SELECTIONS_AT_MOST } from '../domain/betting/betting.ts'
import type { Odds, OddsFormat } from '../domain/betting/odds.ts'
import { selectionId, slipSelectionId } from '../domain/betting/slip.ts'

const STAKE_LONGEST = 32
const FAVOURITES_AT_MOST = 200

type NamedSelection = { event: string; market: string; outcome: string }

const EMPTY: BetSlipRow = {
  id: 'slip',
  kind: 'single',
  accept: 'better',
  selections: [],
  stake: null,
}

/** Changes the slip of this device in one transaction; tabs share it. */
async function change({ db }: Context, edit: (slip: BetSlipRow) => Partial<BetSlipRow>): Promise<void> {
  await db.transaction('rw', db.betSlip, async () => {
    const slip = (await db.betSlip.get('slip')) ?? EMPTY
    await db.betSlip.put({ ...slip, ...edit(slip) })
  })
}

/**
 * Adds a selection, or removes it if it is in the slip. The second selection makes the slip an accumulator. Throws
 * `CommandError` `limits` with reason `slip.full`.
 */
export async function toggleSelection(context: Context, selection: Omit<SlipSelection, 'stake'>): Promise<void> {
  const added: SlipSelection = { ...selection, stake: null }
  const id = slipSelectionId(added)
  await change(context, ({ selections, kind }) => {
    const others = selections.filter((each) => slipSelectionId(each) !== id)
    if (others.length < selections.length) return { selections: others }
    // Only one outcome of a market can win, so a second one replaces the first.
    const rest = others.filter(({ event, market }) => event.id !== added.event.id || market.id !== added.market.id)
    if (rest.length >= SELECTIONS_AT_MOST) {
      throw new CommandError({ code: 'limits', reason: 'slip.full', retry: false })
    }
    const isSecond = rest.length === 1 && selections.length === 1
    return { selections: [...rest, added], kind: isSecond ? 'accumulator' : kind }
  })
}

/** Removes a selection; does nothing if it is not in the slip. */
export async function removeSelection(context: Context, named: NamedSelection): Promise<void> {
  const id = selectionId(named)
  await change(context, ({ selections }) => ({ selections: selections.filter((each) => slipSelectionId(each) !== id) }))
}

/** Updates selections to their current odds. */
export async function applyPrices(
  context: Context,
  prices: readonly (NamedSelection & { odds: Odds; isLive: boolean })[],
): Promise<void> {
  const byId = new Map(prices.map((price) => [selectionId(price), price]))
  await change(context, ({ selections }) => ({
    selections: selections.map((each) => {
      const price = byId.get(slipSelectionId(each))
      return price ? { ...each, odds: price.odds, isLive: price.isLive } : each
    }),
  }))
}

/** Stores a stake as typed: of one selection, or of the accumulator. */
export async function setStake(
  context: Context,
  { selection, text }: { selection: NamedSelection | null; text: string },
): Promise<void> {
  const stake = text.slice(0, STAKE_LONGEST)
  const id = selection && selectionId(selection)
  await change(context, ({ selections }) =>
    id === null
      ? { stake }
      : { selections: selections.map((each) => (slipSelectionId(each) === id ? { ...each, stake } : each)) },
  )
}

export function setKind(context: Context, kind: BetKind): Promise<void> {
  return change(context, () => ({ kind }))
}

export function setAccept(context: Context, accept: AcceptRule): Promise<void> {
  return change(context, () => ({ accept }))
}

export function clearSlip(context: Context): Promise<void> {
  return change(context, () => ({ selections: [], stake: null }))
}

/** Removes placed selections from the slip, inside the caller's transaction. */
export async function removeBetSelections(db: MyDatabase, bet: readonly NamedSelection[]): Promise<void> {
  const slip = await db.betSlip.get('slip')
  if (!slip) return
  const ids = new Set(bet.map(selectionId))
  const selections = slip.selections.filter((each) => !ids.has(slipSelectionId(each)))
  if (selections.length < slip.selections.length) await db.betSlip.put({ ...slip, selections })
}

async function changeSettings(
  { db }: Context,
  edit: (settings: BettingSettingsRow) => Partial<BettingSettingsRow>,
): Promise<void> {
  await db.transaction('rw', db.bettingSettings, async () => {
    const settings = (await db.bettingSettings.get('settings')) ?? {
      id: 'settings' as const,
      format: 'decimal' as const,
      favourites: [],
    }
    await db.bettingSettings.put({ ...settings, ...edit(settings) })
  })
}

export function setFormat(context: Context, format: OddsFormat): Promise<void> {
  return changeSettings(context, () => ({ format }))
}

/** Adds an event to the favourites or removes it; only the newest 200 stay. */
export function toggleFavourite(context: Context, event: string): Promise<void> {
  return changeSettings(context, ({ favourites }) => ({
    favourites: favourites.includes(event)
      ? favourites.filter((id) => id !== event)
      : [event, ...favourites].slice(0, FAVOURITES_AT_MOST),
  }))
}
