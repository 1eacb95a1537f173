import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../app/money.ts'
import { useMultiplier } from '../original/multiplier.ts'
import styles from './odds.module.css'
import type { Pay } from './odds.ts'
import { useReturnText } from './return-text.ts'
import type { Keno } from './use-keno.ts'

/** What each count of hits pays of this bet, with its chance: seen before the bet, and lit by the last draw. */
export function PayRow({ keno }: { keno: Keno }) {
  const intl = useIntl()
  const id = useId()
  const returnText = useReturnText()
  const { pays, lit, line } = keno
  return (
    <section className={styles.pays} aria-labelledby={id}>
      <header>
        <h2 id={id}>{intl.formatMessage({ id: 'keno.pays' })}</h2>
        {pays.length > 0 && <span>{returnText(line.risk, line.picks.length)}</span>}
      </header>
      {pays.length === 0 ? (
        <p>{intl.formatMessage({ id: 'keno.pays.none' })}</p>
      ) : (
        <ul>
          {pays.map((pay) => (
            <Row key={pay.to} pay={pay} keno={keno} lit={lit !== null && lit >= pay.from && lit <= pay.to} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ pay, keno, lit }: { pay: Pay; keno: Keno; lit: boolean }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const chance = useChance()
  const { from, to } = pay
  return (
    <li data-lit={lit || undefined} data-nothing={pay.multiplier === 0 || undefined}>
      <i aria-hidden="true">{from === to ? to : `${from}–${to}`}</i>
      <span className="sr-only">
        {intl.formatMessage({ id: from === to ? 'keno.pays.hits' : 'keno.pays.range' }, { from, to, hits: to })}
        {lit && ` ${intl.formatMessage({ id: 'keno.pays.lit' })}`}
      </span>{' '}
      <small>{chance(pay.chance)}</small> <span>{multiplier(pay.multiplier)}</span>{' '}
      <b>{money(pay.payout, keno.original.table.currency)}</b>
    </li>
  )
}

const PERCENT = { style: 'percent', maximumSignificantDigits: 3 } as const
const SHORT = { notation: 'compact', maximumSignificantDigits: 2 } as const
const RARE = 0.001

/** A chance in percent; a rare one as one in so many, which percents would not tell. */
function useChance(): (chance: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (chance) =>
    chance < RARE
      ? formatMessage({ id: 'keno.pays.oneIn' }, { count: formatNumber(1 / chance, SHORT) })
      : formatNumber(chance, PERCENT)
}
