import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { ProtectionRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { LIMIT_KINDS, LIMIT_PERIODS, type Limit } from '#domain/protection/limits.ts'
import { Form } from './pages/forms.ts'
import { heading, main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

const PATH = '/profile/setting/limits'
const HOUR_MS = 3_600_000
const NOW = Date.now()
const SET_LIMIT = 'protection.setLimit'

/** What the operator has: no limit but those given. */
function makeProtection(playerId: string, changes: Partial<Limit>[] = [], rest: Partial<ProtectionRow> = {}) {
  const limits = LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period): Limit => {
      const change = changes.find((each) => each.kind === kind && each.period === period)
      return { kind, period, amount: null, used: minor(0), resetsAt: null, pending: null, ...change }
    }),
  )
  const row: ProtectionRow = {
    playerId,
    currency: 'RUB',
    limits,
    sessionLimit: { minutes: null, loss: null },
    realityCheckMinutes: 60,
    breakUntil: null,
    exclusion: null,
    session: null,
    reviewDueAt: null,
    rules: {},
    fetchedAt: NOW,
  }
  return { ...row, ...rest }
}

const DAY_DEPOSIT = {
  kind: 'deposit',
  period: 'day',
  amount: minor(100_000),
  used: minor(25_050),
  resetsAt: NOW + HOUR_MS,
} as const

let playerId = ''

function open(changes: Partial<Limit>[] = [], rest: Partial<ProtectionRow> = {}, isReachable = true) {
  return openApp(PATH, {
    fill: async (database) => {
      playerId = await logIn(database, { balance: 10_000 })
      await database.protection.put(makeProtection(playerId, changes, rest))
      if (!isReachable) await goOffline(database)
    },
  })
}

function goOffline(database: MyDatabase) {
  return database.facts.put({ id: 'connection', reachable: false, since: 0 })
}

type Kind = (typeof LIMIT_KINDS)[number]
type Period = (typeof LIMIT_PERIODS)[number]

/** The cell of a limit in the table of all. */
function cell(kind: Kind, period: Period) {
  const name = `${say(`protection.kind.${kind}`)} ${say(`protection.period.${period}`)}`
  return main.getByRole('button', { name: new RegExp(`${name}$`) })
}

/** The line of a limit, whose cell is pressed. */
async function line(kind: Kind, period: Period) {
  await cell(kind, period).click()
  const region = main.getByRole('region', { name: say(`protection.kind.${kind}`), exact: true })
  return new Form(region.getByRole('listitem').filter({ hasText: say(`protection.period.${period}`) }))
}

beforeEach(() => page.viewport(1_280, 900))

test('limits that the operator has not said yet are unknown, not absent', async () => {
  await openApp(PATH, {
    fill: async (database) => {
      await logIn(database, { balance: 10_000 })
      await goOffline(database)
    },
  })
  await expect.element(cell('deposit', 'day')).toHaveTextContent(say('limits.unknown'))
})

test('all limits are one table, each with its amount, and a press opens and closes one', async () => {
  const pending = { amount: null, from: NOW + HOUR_MS, needsConfirmation: true }
  await open([DAY_DEPOSIT, { kind: 'loss', period: 'week', amount: minor(50_000), pending }])
  await expect.element(cell('deposit', 'day')).toHaveTextContent(/^₽1,000$/)
  await expect.element(cell('loss', 'week')).toHaveTextContent(/^₽500→ No limit$/)
  await expect.element(cell('stake', 'month')).toHaveTextContent(say('limits.first.decline'))
  expect(main.getByRole('table').first().getByRole('button').elements()).toHaveLength(12)
  const month = await line('stake', 'month')
  // Nothing is set, so the field is there at once.
  await expect.element(month.field(say('limits.amount'))).toHaveFocus()
  await expect.element(cell('stake', 'month')).toHaveAttribute('aria-expanded', 'true')
  await cell('stake', 'month').click()
  await expect.element(month.dialog).not.toBeInTheDocument()
})

test('a limit shows what is used and when it renews; lower and raise stand side by side in one size', async () => {
  await open([DAY_DEPOSIT])
  await expect.element(heading(say('nav.profile'))).toBeVisible()
  const day = await line('deposit', 'day')
  await expect.element(day.dialog).toHaveTextContent('₽250.50 of ₽1,000.00 used')
  await expect.element(day.dialog).toHaveTextContent(/More from /)
  const [lower, raise] = [say('limits.lower'), say('limits.raise')].map((name) =>
    day.button(name).element().getBoundingClientRect(),
  )
  expect([lower?.width, lower?.height, lower?.top]).toEqual([raise?.width, raise?.height, raise?.top])
})

test('a lower limit is sent in minor units; a higher one under Lower is an error that keeps what was typed', async () => {
  const { worker } = await open([DAY_DEPOSIT])
  worker.commands = { protection: { setLimit: async () => ({ ok: true, value: { isConfirmed: true } }) } }
  const day = await line('deposit', 'day')
  await day.button(say('limits.lower')).click()
  await day.field(say('limits.amount')).fill('1500')
  await day.button(say('limits.lower')).click()
  await day.rejects(say('limits.amount'), say('limits.amount.notLower', { limit: '₽1,000.00' }))
  await expect.element(day.field(say('limits.amount'))).toHaveValue('1500')
  expect(worker.getArguments(SET_LIMIT)).toEqual([])
  await day.field(say('limits.amount')).fill('12.34')
  await day.button(say('limits.lower')).click()
  await expect.element(day.button(say('limits.raise'))).toBeVisible()
  expect(worker.getArguments(SET_LIMIT)).toEqual([{ kind: 'deposit', period: 'day', amount: 1_234, currency: 'RUB' }])
})

test('offline a limit can be lowered, and raising is disabled with the reason', async () => {
  const { worker, database } = await open([DAY_DEPOSIT], {}, false)
  const day = await line('deposit', 'day')
  await expect.element(day.button(say('limits.raise'))).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(day.button(say('limits.raise')))
    .toHaveAccessibleDescription(expect.stringContaining(say('limits.raise.offline')))
  worker.commands = {
    protection: {
      setLimit: async ({ kind, period, amount, currency }) => {
        const limits = [{ kind, period, amount: amount ?? minor(0), currency }]
        await database.localProtection.put({ playerId, breakUntil: null, isBreakUnsent: false, limits })
        return { ok: true, value: { isConfirmed: false } }
      },
    },
  }
  await day.button(say('limits.lower')).click()
  await day.field(say('limits.amount')).fill('500')
  await day.button(say('limits.lower')).click()
  await expect.element(day.dialog).toHaveTextContent('₽250.50 of ₽500.00 used')
  await expect.element(day.dialog.getByRole('status')).toHaveTextContent(say('limits.local'))
})

test('a pending rise can be cancelled, and confirmed only once its time has come', async () => {
  const pending = { amount: minor(200_000), from: NOW + HOUR_MS, needsConfirmation: true }
  const { worker, database } = await open([{ ...DAY_DEPOSIT, pending }])
  worker.commands = {
    protection: {
      confirmLimit: async () => ({ ok: true, value: undefined }),
      cancelLimitChange: async () => ({ ok: true, value: undefined }),
    },
  }
  const day = await line('deposit', 'day')
  await expect.element(day.dialog).toHaveTextContent('New limit: ₽2,000.00. You can confirm it from')
  await expect.element(day.button(say('limits.pending.confirm'))).not.toBeInTheDocument()
  await database.protection.put(
    makeProtection(playerId, [{ ...DAY_DEPOSIT, pending: { ...pending, from: NOW - HOUR_MS } }]),
  )
  await day.button(say('limits.pending.confirm')).click()
  expect(worker.getArguments('protection.confirmLimit')).toEqual([{ kind: 'deposit', period: 'day' }])
  await day.button(say('limits.pending.cancel')).click()
  expect(worker.getArguments('protection.cancelLimitChange')).toEqual([{ kind: 'deposit', period: 'day' }])
})

test('one press begins a break, without a question, and the page becomes calm', async () => {
  const { worker, database } = await open([], {}, false)
  worker.commands = {
    protection: {
      takeBreak: async ({ hours }) => {
        const breakUntil = Date.now() + hours * HOUR_MS
        await database.localProtection.put({ playerId, breakUntil, isBreakUnsent: true, limits: [] })
        return { ok: true, value: { isConfirmed: false } }
      },
    },
  }
  await main.getByRole('button', { name: say('break.length.week'), exact: true }).click()
  await expect.element(main.getByRole('heading', { name: /^You’re on a break until / })).toBeVisible()
  await expect.element(main.getByText(say('protection.calm.unsent')).first()).toBeVisible()
  expect(worker.getArguments('protection.takeBreak')).toEqual([{ hours: 168 }])
  await expect.element(main.getByRole('button', { name: say('break.length.day'), exact: true })).not.toBeInTheDocument()
  await expect.element(main.getByRole('button', { name: say('break.length.sixWeeks'), exact: true })).toBeVisible()
})

test('while the first answer is awaited, a break can be taken and no form of the operator is shown', async () => {
  await openApp(PATH, { fill: (database) => logIn(database) })
  await expect.element(main.getByRole('button', { name: say('break.length.day'), exact: true })).toBeVisible()
  await expect.element(main.getByRole('heading', { name: say('exclusion.title') })).not.toBeInTheDocument()
  await expect.element(main.getByRole('link', { name: say('exclusion.title') })).not.toBeInTheDocument()
})

test('an operator without limits leaves what the device can do: the break', async () => {
  await openApp(PATH, {
    fill: async (database) => {
      await logIn(database)
      await database.facts.put({ id: 'problems', parts: { protection: 'notOffered' } })
    },
  })
  await expect.element(main.getByText(say('limits.notOffered'))).toBeVisible()
  await expect.element(main.getByRole('button', { name: say('break.length.day'), exact: true })).toBeVisible()
  await expect.element(main.getByText(say('protection.kind.deposit'), { exact: true })).not.toBeInTheDocument()
  await expect.element(main.getByRole('heading', { name: say('exclusion.title') })).not.toBeInTheDocument()
  await expect.element(main.getByRole('combobox', { name: say('limits.check.interval'), exact: true })).toBeVisible()
})

test('a break that no operator will confirm holds on this device only, and says so', async () => {
  await openApp(PATH, {
    fill: async (database) => {
      const id = await logIn(database)
      await database.facts.put({ id: 'problems', parts: { protection: 'notOffered' } })
      const breakUntil = NOW + 25 * HOUR_MS
      await database.localProtection.put({ playerId: id, breakUntil, isBreakUnsent: true, limits: [] })
    },
  })
  const calm = main.getByRole('alert').getByText(say('protection.calm.deviceOnly'))
  await expect.element(calm).toBeVisible()
  await expect.element(main.getByText(say('protection.calm.unsent'))).not.toBeInTheDocument()
})

test('the settings say of limits whether they are set, unknown or not available', async () => {
  const { database } = await openApp('/profile/setting', {
    fill: async (filled) => {
      playerId = await logIn(filled)
    },
  })
  await expect.element(main.getByText(say('limits.unknown'))).toBeVisible()
  await database.protection.put(makeProtection(playerId))
  await expect.element(main.getByText(say('limits.noneSet'))).toBeVisible()
  await database.protection.clear()
  await database.facts.put({ id: 'problems', parts: { protection: 'notOffered' } })
  await expect.element(main.getByText(say('limits.notOffered'))).toBeVisible()
})

test('a session limit that is not a number is an error, and an empty field is no limit', async () => {
  const { worker } = await open([], { sessionLimit: { minutes: 90, loss: minor(5_000) } })
  worker.commands = { protection: { setSessionLimit: async () => ({ ok: true, value: { isConfirmed: true } }) } }
  const form = new Form(main.getByRole('region', { name: say('limits.session'), exact: true }))
  await expect.element(form.field(say('limits.session.minutes'))).toHaveValue('90')
  await form.field(say('limits.session.minutes')).fill('an hour')
  await form.button(say('limits.session.save')).click()
  await form.rejects(say('limits.session.minutes'), say('limits.session.minutes.wrong'))
  await form.field(say('limits.session.minutes')).fill('60')
  await form.field(say('limits.session.loss')).fill('')
  await form.button(say('limits.session.save')).click()
  await expect.element(form.dialog.getByText(say('limits.session.saved'))).toBeVisible()
  expect(worker.getArguments('protection.setSessionLimit')).toEqual([{ minutes: 60, loss: null, currency: 'RUB' }])
})
