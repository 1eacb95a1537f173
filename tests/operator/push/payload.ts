import { readFileSync } from 'node:fs'
import { byLocale } from '#domain/languages/by-locale.ts'
import { localeTag, supportedLocale } from '#domain/languages/locales.ts'
import { fillPushText } from '#domain/push/push-message.ts'
import type { Names } from '../names.ts'
import type { PushKey } from '#domain/push/topics.ts'

/** What has happened to a player. */
export type PushEvent = {
  key: PushKey
  /** What it is about, such as `payout:17`. */
  tag: string
  /** The page about it, of the casino. */
  path: string
  /** By placeholder of the text’s details. */
  values: Record<string, string | Names>
}

/** The app's own texts, which any back end can read from the same files. */
const TEXTS = byLocale((locale): Partial<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../../lang/push/${locale}.json`, import.meta.url), 'utf8')),
)

/**
 * The one payload for all browsers: declarative web push, with title and text for a browser that shows it by itself, and
 * the key and values of the same text for the app's service worker.
 */
export function toPayload(
  { key, tag, path, values }: PushEvent,
  { player, origin, locale, details }: { player: number; origin: string; locale: string; details: boolean },
): string {
  const language = supportedLocale(locale) ?? 'en'
  const texts = TEXTS[language]
  const inLanguage = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value[language],
  ])
  const read: Record<string, string> = Object.fromEntries(inLanguage)
  const body = details ? fillPushText(texts[`push.${key}.details`], read) : ''
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: texts[`push.${key}`],
      ...(body === '' ? {} : { body }),
      lang: localeTag(language),
      tag,
      navigate: origin + path,
      data: { user: player, key, ...(details ? { values: read } : {}) },
    },
  })
}
