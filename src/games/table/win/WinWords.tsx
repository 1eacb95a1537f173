import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../../format/use-money.ts'
import { letters } from '../../../ui/letters.ts'
import { changeText } from '../change.ts'
import { useMultiplier } from '../round/multiplier.ts'
import { countUp } from './count-up.ts'
import type { Win } from './win-state.ts'
import { getPaidHundredths } from './win-tier.ts'
import styles from './win.module.css'

/** The multiplier counts up from 1.00, the stake itself. */
const FROM = minor(100)
const COUNT_MS = { small: 0, big: 0, huge: 900, epic: 1_100 } as const

/** Multiplier and net of a win, the net as its result says it. */
export function WinWords({ win: { round, tier, look } }: { win: Win }) {
  const money = useMoney()
  const multiplier = useMultiplier()
  const times = useRef<HTMLElement>(null)
  const hundredths = getPaidHundredths(round)
  const pays = hundredths === null ? null : multiplier(hundredths)
  const net = changeText(round, money)
  const count = useEffectEvent(() => {
    if (!times.current || hundredths === null || look !== 'moving') return undefined
    return countUp(times.current, FROM, minor(hundredths), multiplier, COUNT_MS[tier])
  })
  useLayoutEffect(() => count(), [])
  return (
    <>
      {pays !== null && (
        <strong ref={times} className={styles.times} style={letters(pays)}>
          {pays}
        </strong>
      )}
      <span className={styles.net} style={letters(net)}>
        {net}
      </span>
    </>
  )
}
