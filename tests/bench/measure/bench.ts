import type { Sites } from '../build/subjects.ts'
import type { Launcher } from '../browser/browser.ts'
import type { Probes } from '../browser/probes.ts'
import type { Measured } from '../report/figures.ts'

/** What every measurement works with. */
export type Bench = { sites: Sites; launcher: Launcher; probes: Probes; measured: Measured }

/** Says in one line what went wrong. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
