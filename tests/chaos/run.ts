import '../e2e/support/localhost.ts'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { TEST_ARGUMENTS, findTestBrowser } from '../browser.mjs'
import { createBuilds } from '../faults/support/builds.ts'
import { makePlan, printStep, type ChaosStep } from './plan.ts'
import { type RunOutcome, runSteps, type Sites } from './run-seed.ts'
import { SEEDS } from './seeds.ts'
import { shrink } from './shrink.ts'

/**
 * `npm run chaos`: players and faults at random, from printed seeds, against the production build and an operator that
 * is a process of its own. `-- --seeds 200` runs that many seeds, `-- --seed 17` repeats one and prints its steps, and
 * shrinks it while it fails. Without either it runs the fixed list and the seeds of the day. It fails also if too little
 * happened: then a table, a name of a control or the plan is wrong, and the seeds prove nothing.
 */

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    steps: { type: 'string', default: '40' },
    parallel: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    'no-shrink': { type: 'boolean', default: false },
  },
})
const length = Number(values.steps)
const SITE = 'dist'
if (!existsSync(`${SITE}/index.html`)) {
  console.error('No build found: npm run build')
  process.exit(1)
}

const builds = await createBuilds()
let next: Promise<[string, string]> | null = null
const sites: Sites = {
  site: SITE,
  deploys: () => (next ??= builds.next().then(({ directory }): [string, string] => [directory, SITE])),
}
const executablePath = await findTestBrowser()
const launch = (): Promise<Browser> =>
  chromium.launch({
    args: TEST_ARGUMENTS,
    // Enables the back/forward cache, as in a browser without automation.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  })

const seeds = listSeeds()
const failed: number[] = []
const sum = { steps: 0, done: 0, settled: 0, slowestMs: 0 }
const queue = [...seeds]
const lanes = Math.min(Number(values.parallel), seeds.length)
await Promise.all(Array.from({ length: lanes }, () => runLane()))

console.log(
  `\n${seeds.length} seeds, ${sum.done} of ${sum.steps} steps took place, ${sum.settled} bets and payments in the ledger; ` +
    `in order ${(sum.slowestMs / 1_000).toFixed(1)} s after the network's return at the latest`,
)
if (failed.length > 0) console.log(`failed seeds: ${failed.join(', ')}`)
console.log(`${seeds.length - failed.length} passed, ${failed.length} failed`)
const idle = [
  sum.done * 2 < sum.steps ? 'fewer than half of the steps took place' : null,
  sum.settled === 0 ? 'no bet and no payment is in the ledger' : null,
].filter((each) => each !== null)
for (const each of idle) console.log(`FAIL ${each}`)
await builds.remove()
process.exit(failed.length === 0 && idle.length === 0 ? 0 : 1)

/** Runs seeds one after the other, each in a browser of its own: a crashed one ends with its seed. */
async function runLane(): Promise<void> {
  for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
    const plan = makePlan(seed, length)
    const outcome = await attempt(plan, seed)
    sum.steps += plan.length
    sum.done += outcome.done
    sum.settled += outcome.settled
    sum.slowestMs = Math.max(sum.slowestMs, outcome.calmMs)
    const isOk = outcome.problems.length === 0
    console.log(
      `${isOk ? 'ok  ' : 'FAIL'} seed ${seed}: ${outcome.done} of ${plan.length} steps, ${outcome.settled} settled, in order after ${(outcome.calmMs / 1_000).toFixed(1)} s`,
    )
    if (!isOk) {
      failed.push(seed)
      await report(plan, seed, outcome)
    } else if (values.seed) console.log(outcome.trail.join('\n'))
  }
}

async function attempt(steps: ChaosStep[], seed: number): Promise<RunOutcome> {
  const browser = await launch()
  try {
    return await runSteps(browser, steps, seed, sites)
  } finally {
    await browser.close().catch(() => undefined)
  }
}

async function report(plan: ChaosStep[], seed: number, { problems, trail }: RunOutcome): Promise<void> {
  console.log([...problems, ...trail].map((line) => `       ${line}`).join('\n'))
  if (values['no-shrink'] || !values.seed) return
  const shortest = await shrink(plan, async (steps) => (await attempt(steps, seed)).problems.length > 0)
  console.log(`       still fails with ${shortest.length} steps:`)
  console.log(shortest.map((step) => `         ${printStep(step)}`).join('\n'))
}

function listSeeds(): number[] {
  if (values.seed) return [Number(values.seed)]
  const from = Number(values.from)
  if (values.seeds) return Array.from({ length: Number(values.seeds) }, (_, at) => from + at)
  const day = Math.floor(Date.now() / 86_400_000)
  return [...SEEDS, day * 10, day * 10 + 1]
}
