import { expect, test } from 'vitest'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

test('an operator without bonuses is said to have no bonuses', async () => {
  await openApp('/bonuses', {
    fill: async (database) => {
      await logIn(database, { balance: 10_000 })
      await database.facts.put({ id: 'problems', parts: { bonuses: 'notOffered' } })
    },
  })
  await expect.element(main.getByText(say('bonuses.notOffered'), { exact: true })).toBeVisible()
})
