import type { Sites } from '../build/subjects.ts'
import type { Launcher } from '../browser/browser.ts'
import type { Probes } from '../browser/probes.ts'
import type { Measured } from '../report/figures.ts'

/** What every measurement uses. */
export type Bench = { sites: Sites; launcher: Launcher; probes: Probes; measured: Measured }

/** The first line of an error's message. */
export function getReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
