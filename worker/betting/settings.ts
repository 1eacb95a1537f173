import type { Context } from '../core/context.ts'
import type { BettingSettingsRow } from '#db/rows.ts'
import type { OddsFormat } from '#domain/betting/odds.ts'

const FAVOURITES_AT_MOST = 200

export type FavouriteEvent = { event: string; isFavourite: boolean }

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
export function setFavouriteEvent(context: Context, { event, isFavourite }: FavouriteEvent): Promise<void> {
  return changeSettings(context, ({ favourites }) => {
    const others = favourites.filter((id) => id !== event)
    return { favourites: isFavourite ? [event, ...others].slice(0, FAVOURITES_AT_MOST) : others }
  })
}
