import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { BROWSER_FAULTS, OPERATOR_FAULTS } from './faults.ts'
import { startOperatorProcess } from './operator-process.ts'
import { printStep, type ChaosStep, TABS } from './plan.ts'
import { PLAYER_STEPS } from './player-steps.ts'
import { createScene, type ChaosScene } from './scene.ts'
import { judge } from './verdict.ts'

/** How long a step may take, ms: a page that does not answer must not stop the run. */
const STEP_MS = 8_000

export type RunOutcome = {
  problems: string[]
  calmMs: number
  /** How many steps did what they are for; the others found no such control, or no operator. */
  done: number
  /** The ledger's bets, deposits and withdrawals. */
  settled: number
  /** Each step with what became of it. */
  trail: string[]
}

export type Sites = {
  /** The build under test. */
  site: string
  /** The builds that deploys serve in turns. */
  deploys: () => Promise<[string, string]>
}

/** Runs steps on a fresh operator and fresh browsers, and judges what is left. */
export async function runSteps(browser: Browser, steps: ChaosStep[], seed: number, sites: Sites): Promise<RunOutcome> {
  const operator = await startOperatorProcess(sites.site)
  const trail: string[] = []
  let deploys = 0
  let done = 0
  let scene: ChaosScene | null = null
  try {
    scene = await createScene(browser, operator, seed)
    await settleIn(scene)
    for (const step of steps) {
      const failure = step.kind === 'deploy' ? await deploy() : await perform(scene, step)
      if (failure === null) done += 1
      trail.push(`${printStep(step)}${failure === null ? '' : `  (${failure})`}`)
    }
    const verdict = await judge(scene, steps)
    const counters = await operator.control.counters()
    const settled = [counters.betsSettled, counters.depositsCredited, counters.payoutsBooked]
      .map((each) => Object.keys(each).length)
      .reduce((sum, count) => sum + count, 0)
    return { ...verdict, done, settled, trail }
  } catch (failure) {
    return { problems: [`the run broke off: ${String(failure)}`], calmMs: 0, done, settled: 0, trail }
  } finally {
    await scene?.close()
    await operator.remove()
  }

  async function deploy(): Promise<null> {
    const next = (await sites.deploys())[deploys % 2]
    deploys += 1
    await operator.serve(next ?? sites.site)
    return null
  }
}

/** Opens each tab and waits until it knows its player. */
async function settleIn(scene: ChaosScene): Promise<void> {
  for (const name of TABS) {
    const page = await scene.getPage(name)
    await page.getByTestId('balance').first().waitFor({ timeout: 60_000 })
  }
}

/** Null if the step did what it is for, else why not. */
async function perform(scene: ChaosScene, step: ChaosStep): Promise<string | null> {
  const started = start(scene, step).then(
    () => null,
    (failure: Error) => failure.message.split('\n')[0] ?? 'failed',
  )
  return Promise.race([started, pause(STEP_MS, 'took too long', { ref: false })])
}

async function start(scene: ChaosScene, step: ChaosStep): Promise<unknown> {
  if (step.kind === 'pause') return pause(step.ms)
  const performers = { ...PLAYER_STEPS, ...BROWSER_FAULTS, ...OPERATOR_FAULTS }
  // Safe: the performer of a kind takes the steps of that kind.
  const performer = performers[step.kind as keyof typeof performers] as (
    scene: ChaosScene,
    step: ChaosStep,
  ) => Promise<unknown>
  return performer(scene, step)
}
