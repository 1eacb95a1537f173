import { Dexie, type EntityTable } from 'dexie'

export type Row = { id: number; country: string; writes: number }

export class HelloDatabase extends Dexie {
  declare rows: EntityTable<Row, 'id'>

  constructor() {
    super('HelloWorld')
    this.version(1).stores({ rows: 'id' })
  }
}
