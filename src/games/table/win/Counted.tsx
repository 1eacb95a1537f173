import { useAtomValue } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Minor, minor, ZERO } from '#domain/money/money.ts'
import { useMoney } from '../../../format/use-money.ts'
import { signedMoney } from '../change.ts'
import { Amount } from '../../../ui/Amount.tsx'
import type { SeenRound } from '../session/seen-round.ts'
import { countUp } from './count-up.ts'
import { winAtom } from './win-state.ts'

type Result = Pick<SeenRound, 'id' | 'amount' | 'payout' | 'currency'>

/** What a round won or lost, which counts up while its win is shown: "+₽4.70". */
export function CountedChange({ round, tag: Tag = 'b' }: { round: Result; tag?: 'b' | 'strong' }) {
  const money = useMoney()
  const write = (change: Minor) => signedMoney(change, round.currency, money)
  const counted = useCounted(round, write)
  return (
    <Tag>
      <Amount ref={counted}>{write(getChange(round))}</Amount>
    </Tag>
  )
}

/** The same in a sentence of the game's own; `write` gets what the round has changed. */
export function CountedText({ round, write }: { round: Result; write: (change: Minor) => string }) {
  return <span ref={useCounted(round, write)}>{write(getChange(round))}</span>
}

function getChange({ payout, amount }: Result): Minor {
  return minor(payout - amount)
}

function useCounted(round: Result, write: (change: Minor) => string) {
  const element = useRef<HTMLElement>(null)
  const isCounting = useAtomValue(winAtom)?.round.id === round.id
  const draw = useEffectEvent(() => {
    return element.current ? countUp(element.current, ZERO, getChange(round), write) : undefined
  })
  useLayoutEffect(() => (isCounting ? draw() : undefined), [isCounting])
  return element
}
