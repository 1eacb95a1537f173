import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient, type InArgs, type Row } from '@libsql/client'
import { damageText, findDamage, UnusableData } from './damage.ts'
import { SCHEMA, SCHEMA_VERSION } from './schema.ts'

/** The name of a database that is kept in memory. */
export const IN_MEMORY = ':memory:'

/** The columns to read from a row: column name → type; `?` means nullable. */
type ColumnType = 'int' | 'text' | 'int?' | 'text?'
type Columns = Record<string, ColumnType>
type ColumnValue<T extends ColumnType> = T extends 'int'
  ? number
  : T extends 'text'
    ? string
    : T extends 'int?'
      ? number | null
      : string | null
export type StoredRow<C extends Columns> = { [K in keyof C]: ColumnValue<C[K]> }

/** Runs statements: the database itself, or an open transaction. */
export type Query = {
  run(sql: string, args?: InArgs): Promise<{ changed: number; inserted: number }>
  rows<const C extends Columns>(columns: C, sql: string, args?: InArgs): Promise<StoredRow<C>[]>
  row<const C extends Columns>(columns: C, sql: string, args?: InArgs): Promise<StoredRow<C> | undefined>
}

export type Database = {
  /** Reads outside a transaction: several statements may see different states. */
  read<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** Runs one transaction; an exception rolls it back. Never call `read` or `write` inside. */
  write<T>(work: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

type Executor = {
  execute(statement: {
    sql: string
    args: InArgs
  }): Promise<{ rows: Row[]; rowsAffected: number; lastInsertRowid?: bigint | undefined }>
}

/**
 * Opens the embedded database: a file, or `:memory:`. It uses one connection and one queue. The engine is synchronous
 * anyway, and so a bet never sees half of another transaction. Throws `UnusableData` for a file that cannot be used.
 */
export async function openDatabase(file: string): Promise<Database> {
  if (file !== IN_MEMORY) mkdirSync(dirname(file), { recursive: true })
  const client = createClient({
    url: file === IN_MEMORY ? file : `file:${file}`,
    concurrency: 1,
    timeout: 5_000,
  })
  let last: Promise<unknown> = Promise.resolve()

  function queued<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  const database: Database = {
    read: (work) => queued(() => work(query(client))),
    write: (work) =>
      queued(async () => {
        const transaction = await client.transaction('write')
        try {
          const result = await work(query(transaction))
          await transaction.commit()
          return result
        } finally {
          transaction.close()
        }
      }),
    close: () => queued(async () => client.close()),
  }
  try {
    await client.executeMultiple('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;')
    await client.executeMultiple(SCHEMA)
    await assertUsable(database, file)
  } catch (cause) {
    client.close()
    throw toUnusable(cause, file)
  }
  return database
}

/** Throws `UnusableData` for data of another version and for damaged data. */
async function assertUsable(database: Database, file: string): Promise<void> {
  const problems = await database.write(async (tx) => {
    await tx.run("INSERT OR IGNORE INTO facts (name, value) VALUES ('schema', ?)", [SCHEMA_VERSION])
    const found = await tx.row({ value: 'int' }, "SELECT value FROM facts WHERE name = 'schema'")
    if (found?.value !== SCHEMA_VERSION) throw new UnusableData(file, 'was written by another version')
    return file === IN_MEMORY ? [] : findDamage(tx)
  })
  if (problems.length > 0) throw new UnusableData(file, damageText(problems))
}

/** The engine's errors about a file that is no database, or a broken one. */
const BROKEN_FILE = /SQLITE_(NOTADB|CORRUPT)/

function toUnusable(cause: unknown, file: string): unknown {
  const isBroken = cause instanceof Error && BROKEN_FILE.test(`${'code' in cause ? String(cause.code) : ''} ${cause}`)
  return isBroken ? new UnusableData(file, damageText([cause.message]), { cause }) : cause
}

function query(executor: Executor): Query {
  async function execute(sql: string, args: InArgs) {
    for (const value of Object.values(args)) {
      // The engine stores any number, but cannot read one that is not exact: the data would be lost.
      if (typeof value === 'number' && !Number.isSafeInteger(value))
        throw new RangeError(`not an exact integer: ${value}`)
    }
    return executor.execute({ sql, args })
  }
  async function rows<const C extends Columns>(columns: C, sql: string, args: InArgs = []): Promise<StoredRow<C>[]> {
    const result = await execute(sql, args)
    return result.rows.map((row) => readRow(columns, row))
  }
  return {
    rows,
    row: async (columns, sql, args) => (await rows(columns, sql, args))[0],
    run: async (sql, args = []) => {
      const result = await execute(sql, args)
      return { changed: result.rowsAffected, inserted: Number(result.lastInsertRowid ?? 0) }
    },
  }
}

function readRow<C extends Columns>(columns: C, row: Row): StoredRow<C> {
  const entries = Object.entries(columns).map(([name, type]) => {
    const value = row[name]
    const optional = type.endsWith('?')
    const wanted = type.startsWith('int') ? 'number' : 'string'
    if (optional && (value === null || value === undefined)) return [name, null]
    if (typeof value !== wanted) throw new TypeError(`column ${name}: expected ${type}, found ${typeof value}`)
    return [name, value]
  })
  // Each column was checked above against the same table that defines StoredRow.
  return Object.fromEntries(entries) as StoredRow<C>
}
