import { type PagePlace, toLocalPath } from '../wire/redirect.ts'

/** A message of the operator's push, after everything in it has passed its rule. */
export type PushMessage = {
  /** A key of `lang/push`, which this build may not know. */
  key: string
  /** For the text's details; empty unless the player wants them. */
  values: Record<string, string>
  /** What it is about, such as `payout:17`: a later message about the same replaces it. */
  tag: string
  /** The id of the player that it is for. */
  user: string
  /** The page that a press opens, of our own origin. */
  path: string
  /** The operator's text, for a key that this build does not know, and where ours cannot be loaded. */
  title: string
}

/** The number by which a browser knows a declarative message: https://www.w3.org/TR/push-api/#declarative-push-message */
const DECLARATIVE = 8030
const NOTIFICATIONS = '/profile/notifications'
const MOST_VALUES = 6
const TEXT_LENGTH = 100

/** As it may come: whatever else is sent is read as text, or ends the reading. */
type Raw = {
  web_push?: unknown
  notification: {
    title?: unknown
    tag?: unknown
    navigate?: unknown
    data: { key?: unknown; values?: object; user?: unknown }
  }
}

/**
 * Reads a declarative push message: a stolen key may send any JSON, so nothing in it is trusted. Null for one of another
 * kind; throws for one without its parts.
 */
export function parsePushMessage(json: unknown, page: PagePlace): PushMessage | null {
  // A part that is missing throws below; any other value becomes a short text.
  const { web_push: version, notification } = json as Raw
  if (version !== DECLARATIVE) return null
  const { title, tag, navigate, data } = notification
  const { key, values = {}, user } = data
  const texts = Object.entries(values).slice(0, MOST_VALUES)
  return {
    key: toText(key),
    values: Object.fromEntries(texts.map(([name, value]) => [name, toText(value)])),
    tag: toText(tag),
    user: toText(user),
    path: toPath(toText(navigate, 2_000), page),
    title: toText(title),
  }
}

/** Fills the values into a text of `lang/push`; empty if it needs one that is not there. */
export function fillPushText(text = '', values: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return filled.includes('{') ? '' : filled
}

/** An address of another origin, or one that the redirect rule rejects, opens the notifications. */
function toPath(address: string, page: PagePlace): string {
  return toLocalPath(address.replace(page.origin, ''), page) ?? NOTIFICATIONS
}

/** Without control characters and those that change the direction of writing. */
function toText(value: unknown, length = TEXT_LENGTH): string {
  return String(value).replace(/\p{C}/gu, '').slice(0, length)
}
