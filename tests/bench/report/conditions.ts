import { CPU_SLOWDOWN } from '../browser/browser.ts'
import { SLOW_4G } from '../link/shaped-link.ts'
import { SCROLL_SPEED } from '../measure/scroll.ts'
import type { Options } from '../options.ts'

/** The conditions of the measurement, and what the figures mean. */
export function conditions({ runs }: Options, pinned: boolean, machine: string): string {
  const { roundTripMs, downBitsPerSecond, upBitsPerSecond } = SLOW_4G
  const megabits = (bits: number): string => (bits / 1_000_000).toFixed(2)
  return [
    `Medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, subjects taking turns; phone of 360 × 740. n: values of the app. Ratios below 1 are to its favour.`,
    `Page slowed ${CPU_SLOWDOWN}×; the browser ${pinned ? 'pinned to one core' : 'not pinned to one core: taskset is missing'}; on all cores in search, scroll and crash.`,
    `First and second visit over ${roundTripMs} ms round trip, ${megabits(downBitsPerSecond)} Mbit/s down, ` +
      `${megabits(upBitsPerSecond)} up, shaped in front of every host; the rest over loopback.`,
    'Blocking time: what long tasks take beyond 50 ms, until 5 s after the LCP. Bytes: on the wire, brotli, with headers.',
    'Offline reopen: operator stopped, network cut, browser started anew. The blank page gets a service worker for it.',
    `Scroll: all slots at ${SCROLL_SPEED.toLocaleString('en')} px a second, not slowed; a frame is late over 20 ms.`,
    'Crash: the page is told of it all the time, on all cores; told: what the stand-in did send, which a busy machine',
    'keeps from its rate. Frames late: over 20 ms, of those due at 60 a second. Write → screen: from the put of the row, which comes',
    'at most ten times a second, until its text is painted. Right screen: the',
    'totals of the round are those of the stand-in, and said to stand. Only the page is slowed: not the worker, which walks the chain.',
    'Idle: a logged-in player looks at the lobby and touches nothing; counted for 5 minutes or --minutes on the link, HTTP/1.1',
    'with all headers, both ways, and reckoned for an hour. What comes less often than that is not in it.',
    machine,
  ].join('\n')
}
