import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { publicPath } from '#domain/privacy/public-path.ts'
import { commands } from '../data/commands.ts'
import { connectionState, onConnectionState } from '../data/worker-client.ts'

/** Shifts of the layout have no unit and are far below 1: thousandths. */
const CLS_FACTOR = 1_000

/** `performance` entries that the app makes by itself: marks of the start, in ms since it began. */
const MARKS = ['boot', 'worker'] as const

type Figures = Record<string, string | number | boolean>

/**
 * Measures how fast this visit is, and sends an event `performance` whenever the page is hidden and there is something
 * new: web vitals, the marks `boot` and `worker`, round trips of bets, reconnects and restarts of the worker. Times are
 * whole ms.
 */
export function measureVisit() {
  let figures: Figures = getFirstFigures()
  let bets: number[] = []
  let reconnects = 0
  let restarts = 0
  let wasConnected = false

  const note = ({ name, value }: Metric): void => {
    figures[name.toLowerCase()] = Math.round(name === 'CLS' ? value * CLS_FACTOR : value)
  }
  // A browser without such an entry reports none.
  for (const on of [onTTFB, onFCP, onLCP, onINP, onCLS]) on(note, { reportAllChanges: true })

  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntriesByName('bet')) bets.push(duration)
  })
  observer.observe({ type: 'measure' })

  const forgetRestarts = onConnectionState(() => {
    if (connectionState() === 'restarting') restarts += 1
  })

  function send(): void {
    if (document.visibilityState !== 'hidden') return
    const data: Figures = {
      ...figures,
      ...(bets.length > 0 && {
        bets: bets.length,
        bet_median: getMedian(bets),
        bet_most: Math.round(Math.max(...bets)),
      }),
      ...(reconnects > 0 && { reconnects }),
      ...(restarts > 0 && { worker_restarts: restarts }),
    }
    figures = {}
    bets = []
    reconnects = 0
    restarts = 0
    if (Object.keys(data).length > 0) void commands.analytics.track({ name: 'performance', data })
  }

  document.addEventListener('visibilitychange', send)
  return {
    /** To be called with each change of the socket. */
    onSocket(isOpen: boolean): void {
      if (isOpen && wasConnected) reconnects += 1
      wasConnected ||= isOpen
    },
    end(): void {
      document.removeEventListener('visibilitychange', send)
      observer.disconnect()
      forgetRestarts()
    },
  }
}

/** What is known of the start, and of how the page came. */
function getFirstFigures(): Figures {
  const [navigation] = performance.getEntriesByType('navigation')
  const marks = MARKS.flatMap((name) => performance.getEntriesByName(name, 'mark').slice(0, 1))
  return {
    landing: publicPath(new URL(navigation?.name ?? location.href).pathname),
    navigation: navigation?.type ?? 'navigate',
    by_service_worker: (navigation?.workerStart ?? 0) > 0,
    installed: matchMedia('(display-mode: standalone)').matches,
    ...Object.fromEntries(marks.map(({ name, startTime }) => [name, Math.round(startTime)])),
  }
}

function getMedian(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0)
}
