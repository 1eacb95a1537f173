import { expose } from 'comlink'
import ky from 'ky'
import * as v from 'valibot'
import { HelloDatabase } from './database.ts'

const reply = v.object({ data: v.object({ country_code: v.string() }) })
const db = new HelloDatabase()

const commands = {
  /** Fetches the row and stores it. */
  async load(address: string): Promise<void> {
    const { data } = v.parse(reply, await ky(address).json())
    const before = await db.rows.get(1)
    await db.rows.put({ id: 1, country: data.country_code, writes: before?.writes ?? 0 })
  },
  /** Stores the row again without a fetch. */
  async write(): Promise<void> {
    const before = await db.rows.get(1)
    if (before) await db.rows.put({ ...before, writes: before.writes + 1 })
  },
}
export type HelloCommands = typeof commands

expose(commands)
