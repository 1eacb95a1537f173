import { useEffect, useState } from 'react'

/** Whole seconds left of a wait of `ms` that started at `from` (`performance.now()`, ms); 0 once it is over. */
export function useWait(from: number, ms: number): number {
  const until = from + ms
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(secondsTo(until))
      if (performance.now() >= until) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - performance.now()) / 1_000))
}
