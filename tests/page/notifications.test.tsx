import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { NotificationRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { header, link, main } from './pages/page-frame.ts'
import { bonusRow } from './support/bonus-rows.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const AT = Date.UTC(2026, 0, 15, 12)
const lines = page.getByRole('list', { name: say('toast.region'), exact: true }).getByRole('listitem')

type Kind = Parameters<typeof row>[1]

function row(id: number, what: DistributiveOmit<NotificationRow, 'id' | 'playerId' | 'at' | 'isRead'>, isRead = false) {
  return { ...what, id, playerId: PLAYER_ID, at: AT + id * 60_000, isRead }
}
type DistributiveOmit<Row, Keys extends PropertyKey> = Row extends unknown ? Omit<Row, Keys> : never

const sum = { amount: minor(5_000), currency: 'RUB', method: 'Bank card', reason: null } as const
const ROWS: Kind[] = [
  { kind: 'invoicePaid', invoiceId: '1', amount: minor(100_000), currency: 'RUB' },
  { kind: 'payoutClosed', payoutId: '2', status: 'declined', sum: { ...sum, reason: 'The card is blocked.' } },
  {
    kind: 'tournamentPrize',
    tournamentId: '3',
    name: { en: 'Cup' },
    prize: { kind: 'balance', place: 2, amount: minor(900), currency: 'RUB' },
  },
  { kind: 'verification', status: 'success' },
  { kind: 'notTaken', intent: 'deposit' },
  { kind: 'bonusEnds', bonusId: '9', name: 'Степь', texts: { en: { name: 'Steppe' } }, endsAt: AT + 86_400_000 },
  { kind: 'limitReady', limit: 'deposit', period: 'day', since: AT },
  { kind: 'reviewDue', since: AT },
]

async function fill(database: MyDatabase) {
  await signIn(database)
  await database.notifications.bulkPut(ROWS.map((what, at) => row(at + 1, what, at === 0)))
}

test('the notifications are listed, newest first, with links to what they are about', async () => {
  const { worker, database } = await openApp('/profile', {
    fill,
    commands: {
      notices: {
        markRead: async ({ id }) => {
          await database.notifications.where('id').belowOrEqual(id).modify({ isRead: true })
          return { ok: true, value: undefined }
        },
      },
    },
  })
  await link('Notifications, 7 new', header).click()
  await expect.poll(() => document.title).toBe('Notifications · Tulpar')
  await expect
    .poll(() => lines.elements().map((line) => line.querySelector('p, a')?.textContent))
    .toEqual([
      say('notice.reviewDue'),
      say('notice.limitReady'),
      'Your bonus “Steppe” ends Jan 16, 2026, 5:00\u00a0PM.',
      say('notice.depositNotTaken'),
      say('notice.verified'),
      'Cup: place 2. You won ₽9.00.',
      'Withdrawal declined. The card is blocked. ₽50.00 is back on your balance.',
      'Deposit credited: ₽1,000.00',
    ])
  await expect.poll(() => worker.getArguments('notices.markRead')).toEqual([{ id: 8 }])
  await expect.element(link('Notifications', header)).toBeVisible()
  // What was new when the page was opened stays marked.
  expect(lines.elements().map((line) => line.textContent?.startsWith('New:'))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ])
  await link('Deposit credited: ₽1,000.00').click()
  await expect.poll(() => location.search).toBe('?type=deposits')
})

test('without notifications the page says what will be here', async () => {
  await openApp('/profile/notifications', { fill: signIn })
  await expect.element(main.getByText(say('notifications.none'))).toBeVisible()
  await expect.element(link('Notifications', header)).toHaveAttribute('aria-current', 'page')
})

test('a bonus that ends within 24 hours makes the page ask for a reminder, one that ends later does not', async () => {
  const { worker, database } = await openApp('/faq', {
    fill: async (database) => {
      await signIn(database)
      await database.bonuses.put(bonusRow(PLAYER_ID, { status: 'active', expiresAt: Date.now() + 25 * 3_600_000 }))
    },
  })
  await expect.element(main).toBeVisible()
  expect(worker.getArguments('notices.remindOfBonuses')).toEqual([])
  await database.bonuses.toCollection().modify({ expiresAt: Date.now() + 23 * 3_600_000 })
  await expect.poll(() => worker.getArguments('notices.remindOfBonuses').length).toBe(1)
})
