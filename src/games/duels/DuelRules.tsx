import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import { DUEL_FEE_PERCENT, DUEL_LIFE_MS, DUEL_MOST_OPEN } from '#domain/games/duels.ts'
import { fairnessPath } from '../table/fairness/fairness-path.ts'
import { LimitsTable } from '../table/LimitsTable.tsx'
import panels from '../table/panels.module.css'

const MINUTE_MS = 60_000

/** How a duel runs, is drawn and pays, and its stake limits. */
export function DuelRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const fee = intl.formatNumber(DUEL_FEE_PERCENT / 100, { style: 'percent' })
  return (
    <div className={panels.panel}>
      <p>{intl.formatMessage({ id: 'duels.rules.play' })}</p>
      <p>
        {intl.formatMessage({ id: 'duels.rules.open' }, { most: DUEL_MOST_OPEN, minutes: DUEL_LIFE_MS / MINUTE_MS })}
      </p>
      <p>{intl.formatMessage({ id: 'duels.rules.pay' }, { fee })}</p>
      <p>{intl.formatMessage({ id: 'duels.rules.draw' })}</p>
      <LimitsTable game="coinflip" currentCurrency={currency} prices={undefined} />
      <p>
        <Link href={fairnessPath()}>{intl.formatMessage({ id: 'fairness.page.link' })}</Link>
      </p>
    </div>
  )
}
