import { useRef } from 'react'
import { formatCountdown } from '../../../format/countdown.ts'
import { useEachFrame } from './use-each-frame.ts'

const EVERY_MS = 200

/** The time left until a server timestamp, ms. Written by ref, so that ticks cause no React render. */
export function Countdown({ until }: { until: number }) {
  const text = useRef<HTMLSpanElement>(null)
  useEachFrame(true, EVERY_MS, (now) => {
    const left = Math.max(0, Math.ceil((until - now) / 1_000))
    const written = formatCountdown(left)
    if (text.current && text.current.textContent !== written) text.current.textContent = written
  })
  return <span ref={text} role="timer" aria-live="off" translate="no" />
}
