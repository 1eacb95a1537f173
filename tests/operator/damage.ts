import { CURRENCIES } from '#domain/money/currencies.ts'
import type { Query } from './database.ts'

/** The data on disk cannot be used: another version wrote it, or it is damaged. The message says what is wrong. */
export class UnusableData extends Error {
  constructor(file: string, what: string, options?: ErrorOptions) {
    super(`${file} ${what}`, options)
  }
}

const MOST_NAMED = 5

/**
 * What is wrong with a database, one line for each column: numbers that are not exact in JavaScript, and unknown
 * currencies. The types of values are checked by the engine when they are written.
 */
export async function findDamage(query: Query): Promise<string[]> {
  const [check] = await query.rows({ quick_check: 'text' }, 'PRAGMA quick_check(1)')
  if (check && check.quick_check !== 'ok') return [check.quick_check]
  const problems: string[] = []
  const tables = await query.rows(
    { name: 'text' },
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  )
  for (const { name: table } of tables) {
    const columns = await query.rows({ name: 'text', type: 'text' }, 'SELECT name, type FROM pragma_table_info(?)', [
      table,
    ])
    const checked = columns.flatMap(({ name, type }) => {
      const rule = getRule(name, type)
      return rule ? [{ name, ...rule }] : []
    })
    if (checked.length === 0) continue
    const counts = await query.row(
      Object.fromEntries(checked.map(({ name }) => [name, 'int?' as const])),
      `SELECT ${checked.map(({ name, sound }) => `sum("${name}" NOT ${sound}) AS "${name}"`).join(', ')} FROM "${table}"`,
    )
    for (const { name, fault } of checked) {
      const count = counts?.[name] ?? 0
      if (count > 0) problems.push(`${table}.${name} has ${fault} in ${count} row${count === 1 ? '' : 's'}`)
    }
  }
  return problems
}

/** The sound values of a column, in SQL, and what others are; null if any value is sound. */
function getRule(column: string, type: string): { sound: string; fault: string } | null {
  const most = Number.MAX_SAFE_INTEGER
  if (type === 'INTEGER') return { sound: `BETWEEN ${-most} AND ${most}`, fault: 'a number that is too large' }
  if (column !== 'currency') return null
  return { sound: `IN (${CURRENCIES.map((each) => `'${each}'`).join(', ')})`, fault: 'an unknown currency' }
}

/** One line about the problems, of which the first few are named. */
export function damageText(problems: readonly string[]): string {
  const more = problems.length - MOST_NAMED
  return `is damaged: ${problems.slice(0, MOST_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
