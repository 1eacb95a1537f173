import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import { AUTO_CASH_OUT, CRASH_RTP_PERCENT } from '#domain/games/crash.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { ROUTES } from '../../base/routes.ts'
import { LimitsTable } from '../table/LimitsTable.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import panels from '../table/panels.module.css'

/** How a round runs, is drawn and pays, and the bet limits. */
export function CrashRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const rtp = intl.formatNumber(CRASH_RTP_PERCENT / 100, { style: 'percent' })
  return (
    <div className={panels.panel}>
      <p>{intl.formatMessage({ id: 'crash.rules.play' })}</p>
      <p>
        {intl.formatMessage(
          { id: 'crash.rules.auto' },
          { min: multiplier(AUTO_CASH_OUT.min), max: multiplier(AUTO_CASH_OUT.max) },
        )}
      </p>
      <p>{intl.formatMessage({ id: 'crash.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'crash.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'crash.rules.return' }, { rtp })}</p>
      <LimitsTable game="crash" currentCurrency={currency} />
      <p>
        <Link href={`${ROUTES.fairness}/crash`}>{intl.formatMessage({ id: 'chain.link' })}</Link>
      </p>
    </div>
  )
}
