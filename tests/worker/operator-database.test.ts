import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getTop } from '#endpoints/top.ts'
import { getLeaders, getTournaments } from '#endpoints/tournaments.ts'
import { TOP_MEASURES } from '#domain/games/top.ts'
import { createCaller } from '../operator/caller.ts'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { UnusableData } from '../operator/damage.ts'
import { IN_MEMORY, openDatabase } from '../operator/database.ts'
import { DEMO_BALANCE, DEMO_EMAIL } from '../operator/demo-account.ts'
import { type Operator, startOperator } from '../operator/operator.ts'
import { ledgerSum, openWallet, transfer } from '../operator/ledger.ts'
import { good } from './support/stand-in.ts'
import { until } from './support/until.ts'

const HOUR_MS = 3_600_000
const MONTH_MS = 30 * 24 * HOUR_MS
const TIMERS = ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

let folder: string
let database: string
let operator: Operator | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'))
  database = join(folder, 'operator.db')
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await operator?.stop()
  operator = null
  await rm(folder, { recursive: true })
})

async function start(): Promise<Operator> {
  operator = await startOperator({ database, demo: true, controlPort: 0, catalogue: SMALL_CATALOGUE })
  return operator
}

async function stop(): Promise<void> {
  await operator?.stop()
  operator = null
}

/** Runs all the operator's timers for a time, after the clock alone has moved on. */
async function pass(clockMs: number, ticksMs: number): Promise<void> {
  vi.setSystemTime(Date.now() + clockMs)
  await vi.advanceTimersByTimeAsync(ticksMs)
}

/** Runs a statement past the operator. */
async function execute(sql: string) {
  const client = createClient({ url: `file:${database}` })
  const result = await client.execute(sql)
  client.close()
  return result
}

/** What a guest gets of all that runs by itself. */
async function lookAround({ port }: Operator) {
  const call = createCaller(port)
  const tournaments = []
  for (const status of ['upcoming', 'active', 'ended']) {
    tournaments.push(...good(await call(getTournaments, { query: { status } })).items)
  }
  const leaders = []
  for (const { id } of tournaments) leaders.push(...good(await call(getLeaders, { params: { id } })).items)
  const top = []
  for (const measure of TOP_MEASURES) {
    top.push(...good(await call(getTop, { query: { period: 'all', measure } })).items)
  }
  return { tournaments, leaders, top }
}

describe('a stand-in that runs by itself', () => {
  test('has plausible data after 30 days, and starts with it again', async () => {
    const log = vi.spyOn(console, 'error')
    vi.useFakeTimers({ toFake: [...TIMERS] })
    await start()
    const end = Date.now() + MONTH_MS
    while (Date.now() < end) await pass(12 * HOUR_MS, 3_000)
    await pass(0, 60_000)
    await stop()
    const running = await start()
    await pass(0, 10_000)
    expect(log.mock.calls).toEqual([])
    // From here on real timers, for HTTP, at the moved clock.
    const now = Date.now()
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['Date'], now })

    const { tournaments, leaders, top } = await lookAround(running)
    // Of four series an upcoming and an active one, and the last 100 ended ones.
    expect(tournaments).toHaveLength(108)
    expect(Math.max(...leaders.map(({ points }) => points))).toBeLessThanOrEqual(250_000)
    expect(top.length).toBeGreaterThan(0)
    expect(Math.max(...top.map(({ amount }) => amount))).toBeLessThan(10_000_000_00)
    expect((await running.control.wallet(DEMO_EMAIL)).balance).toBe(DEMO_BALANCE)
    expect(await running.ledgerSum()).toMatchObject({ drifted: 0, unbalanced: 0 })
    const events = await running.control.bettingEvents()
    expect([events.upcoming > 0, events.live > 0]).toEqual([true, true])
  })

  test('stores no number that is not exact', async () => {
    const memory = await openDatabase(IN_MEMORY)
    const store = (value: number) =>
      memory.write((tx) => tx.run("INSERT INTO facts (name, value) VALUES ('some', ?)", [value]))
    for (const value of [2 ** 53, 1e26, 0.5, Number.NaN]) await expect(store(value)).rejects.toThrow(RangeError)
    await store(Number.MAX_SAFE_INTEGER)
    const player = 7
    await memory.write(async (tx) => {
      await tx.run(
        "INSERT INTO players (id, name, register_method, currency, created_at) VALUES (?, 'Aru', 'email', 'RUB', 0)",
        [player],
      )
      await openWallet(tx, player, 'RUB')
    })
    const gift = (reference: string) =>
      memory.write((tx) =>
        transfer(tx, {
          player,
          currency: 'RUB',
          kind: 'gift',
          reference,
          at: 0,
          changes: { credits: -Number.MAX_SAFE_INTEGER, wallet: Number.MAX_SAFE_INTEGER },
        }),
      )
    await gift('first')
    await expect(gift('second')).rejects.toThrow(RangeError)
    expect(await memory.read(ledgerSum)).toMatchObject({ drifted: 0, unbalanced: 0 })
    await memory.close()
  })

  test('ends the other tournaments when one of them fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { control } = await start()
    const times = { inMs: -7_200_000, forMs: 7_201_000 }
    await control.makeTournament({ id: 'broken', ...times, others: 1 })
    await execute(`UPDATE tournaments SET rules = '{"prizes":7}' WHERE id = 'broken'`)
    await control.makeTournament({ id: 'sound', ...times, inMs: times.inMs + 1 })
    await until(
      'the end of the other one',
      async () =>
        (await execute("SELECT id FROM tournaments WHERE settled_at IS NOT NULL AND id = 'sound'")).rows.length > 0,
    )
  })
})

describe('a start on data that cannot be used', () => {
  /** One more than the largest integer that is exact in JavaScript, and the next one. */
  const TOO_LARGE = '9007199254740993'

  async function damage(): Promise<void> {
    await start()
    await stop()
    await execute(`UPDATE tournament_members SET points = ${TOO_LARGE} WHERE id IN (1, 2, 3)`)
    await execute("UPDATE tournaments SET currency = 'XYZ' WHERE id LIKE 'weekly-%'")
  }

  const DAMAGE =
    'is damaged: tournament_members.points has a number that is too large in 3 rows; ' +
    'tournaments.currency has an unknown currency in 3 rows'

  test('says which values are damaged', async () => {
    await damage()
    const error = await start().catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(UnusableData)
    expect(String(error)).toBe(`Error: ${database} ${DAMAGE}`)
  })

  test.each([
    ['a file that is no database', 'is damaged: ', async () => writeFile(database, 'x'.repeat(8_192))],
    [
      'data of another version',
      'was written by another version',
      async () => {
        await start()
        await stop()
        await execute("UPDATE facts SET value = 1 WHERE name = 'schema'")
      },
    ],
    [
      'data that it fails to go on with',
      'is damaged: ',
      async () => {
        await start()
        await stop()
        await execute("UPDATE tournaments SET rules = 'none'")
      },
    ],
  ])('rejects %s', async (_name, text, prepare) => {
    await prepare()
    await expect(start()).rejects.toThrow(`${database} ${text}`)
  })

  /** Runs `npm start` without a build, on a free port; resolves with its output when it is open, or has ended. */
  async function npmStart(...args: string[]) {
    const script = ['tests/operator/start.mjs', '--dev', `--data=${database}`, ...args]
    const child = spawn(process.execPath, script, { env: { ...process.env, PORT: '0' } })
    let output = ''
    const isOpen = await new Promise<boolean>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text: Buffer) => {
          output += String(text)
          if (output.includes('is open at')) resolve(true)
        })
      }
      child.once('exit', () => resolve(false))
    })
    if (isOpen) {
      child.kill()
      await once(child, 'exit')
    }
    return { isOpen, output, code: child.exitCode }
  }

  test('ends with the damage and the command for new data, which starts', async () => {
    await damage()
    const command = `npm start -- --dev --data=${database} --fresh`
    expect(await npmStart()).toEqual({
      isOpen: false,
      output: `${database} ${DAMAGE}\nTo delete this data and start with new data: ${command}\n`,
      code: 1,
    })
    expect(await npmStart('--fresh')).toMatchObject({ isOpen: true })
  })
})
