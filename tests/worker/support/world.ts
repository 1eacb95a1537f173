import { afterEach, beforeEach, expect } from 'vitest'
import { MyDatabase } from '#db/my-database.ts'
import type { PageFacts } from '#worker/core/page-bridge.ts'
import type { WorkerBase } from '#worker/core/worker-base.ts'
import type { Shown } from '#domain/money/shown.ts'
import { type Result } from '#domain/calls/result.ts'
import { SMALL_CATALOGUE } from '../../operator/catalogue/make.ts'
import { type ControlClient, createControlClient } from '../../operator/control-client.ts'
import { type Operator, startOperator } from '../../operator/operator.ts'
import type { OperatorOptions } from '../../operator/options.ts'
import { type Browser, type Tab, createBrowser, openTab } from './tab.ts'
import { until } from './until.ts'

export type TabWorld = {
  operator: Operator
  control: ControlClient
  browser: Browser
  /** Reads what a page would read. */
  db: MyDatabase
  /** `base`: of a worker that has started before its page. */
  open(facts?: Partial<PageFacts>, base?: Promise<WorkerBase>): Promise<Tab>
}

/** For each test: its own operator, a browser without data, and afterwards all tabs closed and a ledger that adds up. */
export function useWorld(options: OperatorOptions = {}): TabWorld {
  // Filled before each test; a test never sees it empty.
  const world = {} as TabWorld
  let tabs: Tab[] = []

  beforeEach(async () => {
    tabs = []
    world.operator = await startOperator({ controlPort: 0, catalogue: SMALL_CATALOGUE, ...options })
    world.control = createControlClient(world.operator.controlPort ?? 0)
    world.browser = createBrowser()
    world.db = new MyDatabase()
    world.open = async (facts, base) => {
      const tab = await openTab(world.operator.port, world.browser, facts, base)
      tabs.push(tab)
      return tab
    }
  })

  afterEach(async () => {
    for (const tab of tabs) tab.stop()
    const { sums, drifted, unbalanced } = await world.operator.ledgerSum()
    await world.operator.stop()
    world.db.close()
    await MyDatabase.delete('MyDatabase')
    const unbalancedSums = Object.values(sums).filter((sum) => sum !== 0)
    expect({ unbalancedSums, drifted, unbalanced }, 'the ledger').toEqual({
      unbalancedSums: [],
      drifted: 0,
      unbalanced: 0,
    })
  })

  return world
}

/** The value of a result that has to be good; throws otherwise. */
export function good<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

/** The wallet as a page shows it to a new player; no balance, so that none is compared. */
export const SHOWN: Shown = { currency: 'RUB', balance: null }

export const EMAIL = 'aru@example.com'
export const PASSWORD = 'steppe-wind-42'

/** Signs up in this tab and credits an amount, which is in the wallet row before this resolves. */
export async function signUpWith(world: TabWorld, tab: Tab, amount: string): Promise<void> {
  await signUp(tab)
  await world.control.credit({ email: EMAIL, amount })
  good(await tab.commands.profile.refresh())
}

/** Signs up in this tab; the player starts with a balance of 0. */
export async function signUp(tab: Tab, email = EMAIL): Promise<void> {
  good(await tab.commands.session.registerByEmail({ email, password: PASSWORD, currency: 'RUB' }))
}

/** Opens a tab in which a new player has signed up. */
export async function openPlayer(world: TabWorld): Promise<Tab> {
  const tab = await world.open()
  await signUp(tab)
  return tab
}

/** Resolves when the database says that the operator cannot be reached. */
export function untilUnreachable({ db }: TabWorld): Promise<unknown> {
  return until('the loss', async () => {
    const row = await db.facts.get('connection')
    return row?.id === 'connection' && !row.reachable
  })
}
