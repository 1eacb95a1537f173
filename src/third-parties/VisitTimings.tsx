import { useEffect, useRef } from 'react'
import { useConsent } from '../data/consent.ts'
import { useAppState } from '../data/queries.ts'
import { measureVisit } from './visit-timings.ts'

/** Measures the visit of who allows statistics. */
export default function VisitTimings() {
  return useConsent()?.statistics ? <Measured /> : null
}

function Measured() {
  const isOpen = useAppState('realtime')?.state === 'open'
  const visit = useRef<ReturnType<typeof measureVisit>>(null)
  useEffect(() => {
    const measured = measureVisit()
    visit.current = measured
    return measured.end
  }, [])
  useEffect(() => visit.current?.onSocket(isOpen), [isOpen])
  return null
}
