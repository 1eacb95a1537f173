import * as v from 'valibot'
import { describeValue } from './mask.ts'

/** A field that does not fit its schema, and whether the app continues with a default instead. */
export type Misfit = { path: string; what: string; isTolerated: boolean }

type Issue = v.BaseIssue<unknown>

/**
 * All misfits of a reply, by path. The app is lenient with unimportant fields: it uses a default or drops entries of
 * lists. The operator's developers should learn of those too.
 */
export function misfits(schema: v.GenericSchema, value: unknown): Misfit[] {
  const parsed = v.safeParse(schema, value)
  const found = (parsed.issues ?? []).map((issue) => toMisfit('', issue, false))
  walk(schema, value, '', found)
  // A list without any valid entry is reported entry by entry, where the entries say what is wrong with them.
  return found.filter(({ path, what }) => !isOfEntries(what) || !found.some((other) => isInside(other, path)))
}

const isOfEntries = (what: string): boolean => what.startsWith('no entry fits')
const isInside = (other: Misfit, path: string): boolean =>
  !isOfEntries(other.what) && other.path.startsWith(path === '' ? '' : `${path}.`)

/** Walks through a schema and its value, and looks behind each fallback. */
function walk(schema: v.GenericSchema, value: unknown, path: string, found: Misfit[]): void {
  if ('fallback' in schema) {
    const issues = issuesBehindFallback(schema, value)
    if (issues.length > 0) {
      found.push(...issues.map((issue) => toMisfit(path, issue, true)))
      // A list in the entry may have no valid entry of its own: what is wrong stands in those.
      if (!issues.every(({ message }) => isOfEntries(message))) return
    }
  }
  for (const [inner, innerValue, step] of getInner(schema, value)) {
    walk(inner, innerValue, path && step ? `${path}.${step}` : path + step, found)
  }
}

/** The issues that a schema with a fallback finds before it falls back. */
function issuesBehindFallback(schema: v.GenericSchema, value: unknown): readonly Issue[] {
  let issues: readonly Issue[] = []
  // Valibot asks the schema for its fallback, and passes the issues if it is a function.
  const watched: v.GenericSchema = Object.assign(
    { ...schema },
    {
      fallback: (dataset?: { issues?: readonly Issue[] }) => {
        issues = dataset?.issues ?? []
        return null
      },
    },
  )
  v.safeParse(watched, value)
  return issues
}

type Inside = [schema: v.GenericSchema, value: unknown, step: string]

function getInner(schema: v.GenericSchema, value: unknown): Inside[] {
  if (value === null || value === undefined) return []
  if ('pipe' in schema && Array.isArray(schema.pipe)) {
    const [first]: unknown[] = schema.pipe
    return isSchema(first) && first !== schema ? [[first, value, '']] : []
  }
  if ('wrapped' in schema && isSchema(schema.wrapped)) return [[schema.wrapped, value, '']]
  if ('options' in schema && Array.isArray(schema.options)) {
    const options: unknown[] = schema.options
    const fitting = options.filter(isSchema).find((option) => v.is(option, value))
    return fitting ? [[fitting, value, '']] : []
  }
  if ('item' in schema && isSchema(schema.item) && Array.isArray(value)) {
    const { item } = schema
    return value.map((entry: unknown, index): Inside => [item, entry, String(index)])
  }
  if ('items' in schema && Array.isArray(schema.items) && Array.isArray(value)) {
    const items: unknown[] = schema.items
    return items.flatMap((item, index): Inside[] => (isSchema(item) ? [[item, value[index], String(index)]] : []))
  }
  if ('entries' in schema && isRecord(schema.entries) && isRecord(value)) {
    return Object.entries(schema.entries).flatMap(([key, entry]): Inside[] =>
      isSchema(entry) ? [[entry, value[key], key]] : [],
    )
  }
  return []
}

function toMisfit(path: string, issue: Issue, isTolerated: boolean): Misfit {
  const rest = v.getDotPath(issue) ?? ''
  const full = [path, rest].filter((part) => part !== '').join('.')
  return { path: full, what: whatIsWrong(full, issue), isTolerated }
}

function whatIsWrong(path: string, { expected, message, input, received }: Issue): string {
  if (received === 'undefined') return 'is missing'
  const wanted = expected === null ? message : `should be ${short(expected)}`
  return `${wanted}, came ${describeValue(path, input)}`
}

const SHORT = 80
const short = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text)

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value['kind'] === 'schema'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
