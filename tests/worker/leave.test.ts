import { expect, test } from 'vitest'
import { leaveDatabase, trackedDatabase } from '#db/leave.ts'
import { MyDatabase } from '#db/my-database.ts'
import { wait } from '#domain/browser/wait.ts'

test('a worker that has to leave aborts its transactions and closes its connection', async () => {
  const db = trackedDatabase()
  await db.open()
  const read = db
    .transaction('rw', db.facts, async () => {
      // Reads again and again, so that the transaction stays open.
      for (;;) await db.facts.count()
    })
    .then(
      () => 'committed',
      () => 'aborted',
    )
  await wait(20)

  leaveDatabase()
  expect(await read).toBe('aborted')
  expect(db.isOpen()).toBe(false)
  const next = new MyDatabase()
  await next.transaction('rw', next.facts, () => next.facts.clear())
  await next.delete()
})
