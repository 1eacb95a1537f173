import { watchLoading, type Loading, type WantedParts } from './loading.ts'
import { nextResult } from './results.ts'
import { readStoredRow } from './rows.ts'
import { scrollToEnd } from './scrolling.ts'
import { type Screen, type ScreenName, type Watching, watchScreen } from './screen.ts'

/** What the benchmarks observe in a page. Runs before any script of the page. */
const probe = {
  loading: null as Loading | null,
  watch(wanted: WantedParts): void {
    probe.loading = watchLoading(wanted)
  },
  readStoredRow,
  result: null as Promise<number> | null,
  awaitResult(options: Parameters<typeof nextResult>[0]): void {
    probe.result = nextResult(options)
  },
  scrollToEnd,
  screen: null as Watching | null,
  watchScreen(name: ScreenName): void {
    probe.screen = watchScreen(name)
  },
  watched: null as Promise<Screen> | null,
  /** `watched` holds the promise of the result. */
  endScreen(): void {
    probe.watched = probe.screen?.end() ?? null
  },
  /** The awaited value, or null when it takes longer than the limit. */
  within: <Value>(awaited: Promise<Value> | null, limitMs: number): Promise<Value | null> =>
    Promise.race([
      awaited ?? Promise.resolve(null),
      new Promise<null>((resolve) => setTimeout(resolve, limitMs, null)),
    ]),
}
export type Probe = typeof probe

Object.assign(window, { __bench: probe })
