import { expect, test } from 'vitest'
import { leaveDatabase, trackedDatabase } from '../../worker/db/leave.ts'
import { MyDatabase } from '../../worker/db/my-database.ts'

test('a worker that has to leave aborts its transactions and closes its connection', async () => {
  const db = trackedDatabase()
  await db.open()
  const held = db
    .transaction('rw', db.facts, async () => {
      // Reads again and again, so that the transaction stays open.
      for (;;) await db.facts.count()
    })
    .then(
      () => 'committed',
      () => 'aborted',
    )
  await new Promise((resolve) => setTimeout(resolve, 20))

  leaveDatabase()
  expect(await held).toBe('aborted')
  expect(db.isOpen()).toBe(false)
  const next = new MyDatabase()
  await next.transaction('rw', next.facts, () => next.facts.clear())
  await next.delete()
})
