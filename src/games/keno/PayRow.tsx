import { useIntl } from 'react-intl'
import { kenoReturn } from '#domain/games/keno.ts'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { Invitation } from '../table/Invitation.tsx'
import { PayPanel } from '../table/PayPanel.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { SPACE } from '../../ui/children.ts'
import styles from './odds.module.css'
import { type KenoPay, KENO_RETURN_FORMAT } from './keno-odds.ts'
import type { Keno } from './use-keno.ts'

/** What each number of hits pays for this bet, with its chance; the row of the last draw is highlighted. */
export function PayRow({ keno }: { keno: Keno }) {
  const intl = useIntl()
  const { pays, lit, line } = keno
  const returned =
    pays.length > 0 ? intl.formatNumber(kenoReturn(line.risk, line.picks.length), KENO_RETURN_FORMAT) : null
  return (
    <PayPanel title="keno.pays" returned={returned} className={styles.pays}>
      {pays.length === 0 ? (
        <p>
          <Invitation>{intl.formatMessage({ id: 'keno.pays.none' })}</Invitation>
        </p>
      ) : (
        <ul>
          {pays.map((pay) => (
            <Row key={pay.to} pay={pay} keno={keno} lit={lit !== null && lit >= pay.from && lit <= pay.to} />
          ))}
        </ul>
      )}
    </PayPanel>
  )
}

function Row({ pay, keno, lit }: { pay: KenoPay; keno: Keno; lit: boolean }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const chance = useChance()
  const { from, to } = pay
  const hits = intl.formatMessage({ id: from === to ? 'keno.pays.hits' : 'keno.pays.range' }, { from, to, hits: to })
  return (
    <li data-lit={lit || undefined} data-nothing={pay.multiplier === 0 || undefined}>
      <i aria-hidden="true">{from === to ? to : `${from}–${to}`}</i>
      <span className="sr-only">{lit ? `${hits} ${intl.formatMessage({ id: 'keno.pays.lit' })}` : hits}</span>
      {SPACE}
      <small>{chance(pay.chance)}</small>
      {SPACE}
      <span translate="no">{multiplier(pay.multiplier)}</span>
      {SPACE}
      <b>
        <Amount>{money(pay.payout, keno.original.table.currency)}</Amount>
      </b>
    </li>
  )
}

const PERCENT = { style: 'percent', maximumSignificantDigits: 3 } as const
const SHORT = { notation: 'compact', maximumSignificantDigits: 2 } as const
const RARE = 0.001

/** A chance in percent; a rare one as "1 in n", because its percentage would round away. */
function useChance(): (chance: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return (chance) =>
    chance < RARE
      ? formatMessage({ id: 'keno.pays.oneIn' }, { count: formatNumber(1 / chance, SHORT) })
      : formatNumber(chance, PERCENT)
}
