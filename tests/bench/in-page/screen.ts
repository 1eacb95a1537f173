import { type Frames, framesWhile } from './frames.ts'
import { afterPaint } from './loading.ts'
import { watchTasks } from './tasks.ts'

/** Values read from a page, by name. */
export type Cells = Record<string, string>
/** Cells that were painted together; `at` is on the clock that page, worker and operator share, ms. */
export type Shown = { at: number; cells: Cells }
/**
 * How a page rendered over a period: its frames, its longest task (ms; 0 when none exceeded 50 ms), and the cells that
 * it showed.
 */
export type Screen = Frames & { longest: number; shown: Shown[] }
export type Watching = {
  /** All cells as last painted, and the time since when they are so. */
  now(): Shown | null
  end(): Promise<Screen>
}

const SCREENS = {
  crash: { within: 'section[aria-labelledby=crash-bets]', read: readCrash },
  chain: { within: '[data-testid=chain-verdict]', read: () => ({}) },
} satisfies Record<string, { within: string; read: () => Cells }>
export type ScreenName = keyof typeof SCREENS

/** From now on follows frames, tasks and cells. */
export function watchScreen(name: ScreenName): Watching {
  const { within, read } = SCREENS[name]
  const tasks = watchTasks()
  const since = performance.now()
  const shown: Shown[] = []
  let known: Cells = {}
  let painted: Shown | null = null
  let isOver = false

  function look(): void {
    const cells: Cells = read()
    const changed = Object.entries(cells).filter(([cell, text]) => known[cell] !== text)
    if (changed.length === 0) return
    known = cells
    requestAnimationFrame(() =>
      afterPaint((now) => {
        const at = performance.timeOrigin + now
        painted = { at, cells }
        shown.push({ at, cells: Object.fromEntries(changed) })
      }),
    )
  }

  const changes = new MutationObserver(look)
  const place = document.querySelector(within)
  if (place) changes.observe(place, { subtree: true, childList: true, characterData: true })
  changes.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-connection'] })
  look()
  const frames = new Promise<number>(requestAnimationFrame).then((first) => framesWhile(first, () => !isOver))

  return {
    now: () => painted,
    async end() {
      isOver = true
      changes.disconnect()
      const counted = await frames
      return { ...counted, longest: tasks.longest(since), shown }
    },
  }
}

/** The totals of the round as numbers, and the state of the connection. */
function readCrash(): Cells {
  const totals = document.querySelector<HTMLElement>('section[aria-labelledby=crash-bets] [data-bets]')
  const { bets = '', out = '' } = totals?.dataset ?? {}
  const connection = document.querySelector('[data-connection]')?.getAttribute('data-connection') ?? ''
  return { bets, out, connection }
}
