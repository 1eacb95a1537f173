import type { Page, Worker } from 'playwright'
import { DEMO_EMAIL } from '../../operator/demo-account.ts'
import type { Subject } from '../build/subjects.ts'
import { withPageAtRest } from './at-rest.ts'
import type { Bench } from './bench.ts'
import type { Stage } from './stage.ts'
import { workerOf } from './worker-of.ts'

const WRITES = 30
/** The first writes run code that is not compiled yet. */
const WARM_UP = 3
const LIMIT_MS = 30_000

type Place = { store: string; selector: string; attribute: string; write: () => Promise<unknown> }

/**
 * From the moment the worker puts a row into the database until React has committed it. The app's row is the wallet,
 * changed by a credit that the operator sends over the socket; the hello-world's is its only row, written on a click.
 */
export async function measureCommits(bench: Bench, subject: Subject): Promise<void> {
  await withPageAtRest(bench, subject, async (page, stage) => {
    const place = subject === 'app' ? await appPlace(page, stage) : helloPlace(page)
    const worker = await workerOf(bench, page)
    for (let index = 0; index < WARM_UP + WRITES; index += 1) {
      const took = await oneCommit(page, worker, place)
      if (index >= WARM_UP) bench.measured.add(subject, 'commit', took)
    }
  })
}

async function oneCommit(page: Page, worker: Worker, { store, selector, attribute, write }: Place): Promise<number> {
  await page.evaluate(([selector, attribute]) => window.__bench.awaitCommit(selector, attribute), [
    selector,
    attribute,
  ] as const)
  await write()
  const commit = await page.evaluate((limit) => window.__bench.within(window.__bench.commit, limit), LIMIT_MS)
  const writes: Record<string, number> = await worker.evaluate('__benchWrites')
  const written = writes[store]
  if (!commit || written === undefined) throw new Error(`a write to ${store} was not seen on screen`)
  return commit.at - written
}

async function appPlace(page: Page, stage: Stage): Promise<Place> {
  await page.locator('[data-testid=balance][data-value]').first().waitFor({ timeout: LIMIT_MS })
  return {
    store: 'wallets',
    selector: '[data-testid=balance]',
    attribute: 'data-value',
    write: () => stage.control.credit({ email: DEMO_EMAIL, amount: '1.00' }),
  }
}

function helloPlace(page: Page): Place {
  const button = page.getByRole('button', { name: 'Write' })
  return { store: 'rows', selector: '[data-row]', attribute: 'data-writes', write: () => button.click() }
}
