import { type PagePlace, safeAddress, toLocalPath } from '../wire/redirect.ts'
import { isPushKey, type PushKey } from './topics.ts'

/** A message of the operator's push, after everything in it has passed its rule. */
export type PushMessage = {
  /** Null for one that this build does not know. */
  key: PushKey | null
  /** For the text's details; empty unless the player wants them. */
  values: Record<string, string>
  /** What it is about, such as `payout:17`: a later message about the same replaces it. */
  tag: string
  /** The id of the player that it is for. */
  user: string
  /** The page that a press opens, of our own origin. */
  path: string
  /** The operator's text, for where ours cannot be loaded. */
  title: string
  body: string
}

/** The number by which a browser knows a declarative message: https://www.w3.org/TR/push-api/#declarative-push-message */
const DECLARATIVE = 8030
const NOTIFICATIONS = '/profile/notifications'
const MOST_VALUES = 6
const TITLE_LENGTH = 100
const TEXT_LENGTH = 200
const VALUE_LENGTH = 80
const TAG = /^[\w:.-]{1,64}$/
const VALUE_NAME = /^[a-z]{1,20}$/i

/**
 * Reads a declarative push message. Null for anything else: a stolen key may send any JSON, so nothing
 * in it is trusted.
 */
export function parsePushMessage(json: unknown, page: PagePlace): PushMessage | null {
  const { web_push: version, notification } = toRecord(json)
  if (version !== DECLARATIVE) return null
  const { title, body, tag, navigate, data } = toRecord(notification)
  const { key, values, user } = toRecord(data)
  const id = typeof user === 'number' ? String(user) : toText(user, VALUE_LENGTH)
  if (id === '') return null
  return {
    key: isPushKey(key) ? key : null,
    values: toValues(values),
    tag: typeof tag === 'string' && TAG.test(tag) ? tag : '',
    user: id,
    path: toPath(navigate, page),
    title: toText(title, TITLE_LENGTH),
    body: toText(body, TEXT_LENGTH),
  }
}

/** Fills the values into a text of `lang/push`; null if it needs one that is not there. */
export function fillPushText(text: string | undefined, values: Readonly<Record<string, string>>): string | null {
  if (text === undefined) return null
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => !Object.hasOwn(values, name))) return null
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** The address passes the redirect rule; one of another origin opens the notifications. */
function toPath(navigate: unknown, page: PagePlace): string {
  const address = safeAddress(navigate, page)
  if (address === null) return NOTIFICATIONS
  const { origin, pathname, search, hash } = new URL(address)
  return (origin === page.origin && toLocalPath(pathname + search + hash, page)) || NOTIFICATIONS
}

function toValues(values: unknown): Record<string, string> {
  const entries = Object.entries(toRecord(values)).slice(0, MOST_VALUES)
  const valid = entries.map(
    ([name, value]) => [name, VALUE_NAME.test(name) ? toText(value, VALUE_LENGTH) : ''] as const,
  )
  return Object.fromEntries(valid.filter(([, text]) => text !== ''))
}

/** Without control characters and those that change the direction of writing. */
function toText(value: unknown, length: number): string {
  return typeof value === 'string' ? value.replace(/\p{C}/gu, '').slice(0, length).trim() : ''
}

function toRecord(value: unknown): Record<string, unknown> {
  // Safe: an object has properties of any type.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
