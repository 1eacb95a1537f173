import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import { ROUTES } from '#src/base/routes.ts'
import { getCrashChain } from '#endpoints/crash.ts'
import type { Bench } from './bench.ts'
import type { MeasuredVisit } from './stage.ts'
import { whileWatched } from './watched.ts'

const LINKS = 1_000_000
const LIMIT_MS = 60_000

/**
 * The check of a chain from its last game to its end, as a player runs it: from the press until the verdict is painted.
 */
export async function measureChain(bench: Bench, page: Page, { address, control }: MeasuredVisit): Promise<void> {
  // The demo operator's own chain is shorter.
  const { last, end } = makeChain()
  await control.fault({
    match: { endpoint: getCrashChain.name },
    kind: 'patch',
    times: 0,
    patch: { terminating_hash: end, games: LINKS },
  })
  await page.goto(`${address}${ROUTES.fairness}/crash`, { waitUntil: 'commit' })
  await page.getByText(end).first().waitFor({ timeout: LIMIT_MS })
  await page.getByLabel('Number of the game').fill(String(LINKS))
  await page.getByLabel('Game hash').fill(last)
  await page.evaluate(() =>
    window.__bench.awaitResult({
      event: 'click',
      within: '[data-testid=chain-check]',
      selector: '[data-testid=chain-verdict]',
      attribute: 'data-state',
      expected: ['agrees'],
    }),
  )
  let took: number | null = null
  const { longest, cpu } = await whileWatched(page, 'chain', async () => {
    await page.getByRole('button', { name: 'Check the chain' }).click({ timeout: LIMIT_MS })
    took = await page.evaluate((limit) => window.__bench.within(window.__bench.result, limit), LIMIT_MS)
  })
  bench.measured.add('app', 'crash.chain.took', took, 'the chain was not found to agree')
  bench.measured.add('app', 'crash.chain.longest', longest)
  bench.measured.add('app', 'crash.chain.cpu', cpu)
}

/** The hash of the last game, and the hash at the end of its chain. */
function makeChain(): { last: string; end: string } {
  const last = randomBytes(32).toString('hex')
  let end = last
  for (let link = 0; link < LINKS; link += 1) end = createHash('sha256').update(end).digest('hex')
  return { last, end }
}
