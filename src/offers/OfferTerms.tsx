import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, ZERO } from '#domain/money/money.ts'
import type { Rates } from '#domain/money/rates.ts'
import { useAboutMoney } from '../format/use-about-money.ts'
import { useDuration } from '../format/use-duration.ts'
import { withLocalePrefix } from '../base/locale-prefix.ts'
import { ROUTES } from '../base/routes.ts'
import { useShortMoney } from '../format/use-short-money.ts'
import { useMinAge } from './use-min-age.ts'
import { SPACE } from '../ui/children.ts'
import styles from './OfferTerms.module.css'

/** Values that are null or omitted are unknown, or in a table beside it, and not shown. */
type Props = {
  currency?: Currency | null
  /** For the least deposit, about in the viewer's currency. */
  rates?: Rates | null
  minDeposit?: Minor | null
  wager?: number | null
  /** Time for wagering, in seconds. */
  expiresIn?: number | null
  maxBet?: Minor | null
  /** In a dialog the terms open in another tab, so that typed values are not lost. */
  isInDialog?: boolean
}

/** The main terms of a bonus offer in one line, with a link to the full terms. */
export function OfferTerms({
  currency = null,
  rates = null,
  minDeposit = null,
  wager = null,
  expiresIn = null,
  maxBet = null,
  isInDialog = false,
}: Props) {
  const minAge = useMinAge()
  const money = useShortMoney(currency)
  const duration = useDuration()
  const about = useAboutMoney(currency, rates)(minDeposit ?? ZERO)
  return (
    <p className={styles.terms}>
      <span translate="no">{`${minAge}+.`}</span>
      {SPACE}
      {minDeposit !== null && (
        <>
          <span data-tip={about === null ? undefined : money(minDeposit)}>
            <FormattedMessage id="offer.minDeposit" values={{ min: about ?? money(minDeposit) }} />
          </span>
          {SPACE}
        </>
      )}
      {wager !== null && (
        <>
          <span>
            {expiresIn === null ? (
              <FormattedMessage id="offer.wager" values={{ times: wager }} />
            ) : (
              <FormattedMessage id="offer.wagerIn" values={{ times: wager, days: duration(expiresIn) }} />
            )}
          </span>
          {SPACE}
        </>
      )}
      {maxBet !== null && (
        <>
          <span>
            <FormattedMessage id="offer.maxBet" values={{ maxBet: money(maxBet) }} />
          </span>
          {SPACE}
        </>
      )}
      {isInDialog ? (
        <a href={withLocalePrefix(ROUTES.bonusTerms)} target="_blank" rel="noopener">
          <FormattedMessage id="offer.terms" />
        </a>
      ) : (
        <Link href={ROUTES.bonusTerms}>
          <FormattedMessage id="offer.terms" />
        </Link>
      )}
    </p>
  )
}
