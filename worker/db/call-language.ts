import { DEFAULT_LOCALE, getCallLocale, type Locale } from '#domain/languages/locales.ts'
import type { MyDatabase } from './my-database.ts'

/** The language of calls while `locale` is shown: the player's own if it has no texts here and English is shown. */
export async function readCallLanguage(
  db: Pick<MyDatabase, 'session' | 'players' | 'chosenSettings'>,
  locale: Locale,
): Promise<string> {
  // English is shown instead of a language without texts, so only then may the player's own differ.
  const id = locale === DEFAULT_LOCALE && (await db.session.get('current'))?.playerId
  if (!id) return locale
  const [settings, player] = await Promise.all([db.chosenSettings.get(id), db.players.get(id)])
  return getCallLocale(locale, settings?.chosen.locale ?? player?.locale)
}
