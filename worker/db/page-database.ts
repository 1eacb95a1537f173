import { MyDatabase } from './my-database.ts'

/** The page's connection to MyDatabase. It refuses every write, so that the worker stays the only writer. */
export let database = readOnly(new MyDatabase())

/** Has the page's view read where databases are made now. */
export function connectAnew(): void {
  database.close()
  database = readOnly(new MyDatabase())
}

function readOnly(db: MyDatabase): MyDatabase {
  db.use({
    stack: 'dbcore',
    name: 'readOnly',
    create: (core) => ({
      ...core,
      table: (name) => ({
        ...core.table(name),
        mutate: () => Promise.reject(new Error('the page never writes the database')),
      }),
    }),
  })
  return db
}

/** The logged-in player's id; null for a guest, and for a player whose first profile has not come yet. */
export async function currentPlayerId(): Promise<string | null> {
  return (await database.session.get('current'))?.playerId ?? null
}
