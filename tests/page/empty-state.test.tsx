import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { main } from './pages/page-frame.ts'
import { wholeHistory } from './support/account-rows.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const KINDS = [
  { kind: 'deposits', button: 'account.deposit' },
  { kind: 'withdrawals', button: 'withdraw.title' },
] as const

test.each(KINDS)('an empty list of $kind has one button, which opens the first one', async (each) => {
  await openApp('/profile/history?type=' + each.kind, {
    fill: async (database) => {
      await signIn(database)
      await database.historyExtents.put(wholeHistory(each.kind, 0))
    },
    commands: { history: { refresh: async () => ({ ok: true, value: undefined }) } },
  })
  const empty = main.getByText(say(`history.none.${each.kind}`))
  await expect.element(empty).toBeVisible()
  await main.getByRole('button', { name: say(each.button), exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
