import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useEachFrame } from './use-each-frame.ts'

const EVERY_MS = 200
const MINUTE_S = 60

/** The time left until a server timestamp, ms. Written by ref, so that ticks cause no React render. */
export function Countdown({ until }: { until: number }) {
  const intl = useIntl()
  const text = useRef<HTMLSpanElement>(null)
  useEachFrame(true, EVERY_MS, (now) => {
    const left = Math.max(0, Math.ceil((until - now) / 1_000))
    const minutes = intl.formatNumber(Math.floor(left / MINUTE_S))
    const seconds = intl.formatNumber(left % MINUTE_S, { minimumIntegerDigits: 2 })
    const written = `${minutes}:${seconds}`
    if (text.current && text.current.textContent !== written) text.current.textContent = written
  })
  return <span ref={text} role="timer" aria-live="off" translate="no" />
}
