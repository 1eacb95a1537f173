import { FormattedMessage } from 'react-intl'
import type { PromoBonus } from '#db/view.ts'
import { wagerRequired } from '#domain/money/bonus.ts'
import { BonusPercent } from '../../offers/BonusPercent.tsx'
import { BonusRulesList, Rule } from '../../offers/BonusRulesList.tsx'
import { useDuration } from '../../format/use-duration.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import { Button } from '../../ui/Button.tsx'
import { useRegionName } from '../../format/use-region-name.ts'
import type { usePromo } from './use-promo.ts'
import styles from './bonuses.module.css'

type Props = { bonus: PromoBonus; promo: Omit<ReturnType<typeof usePromo>, 'ref'>; loggedIn: boolean }

/** The benefits and terms of a promo code, with the button that activates it or the reason why it cannot be used. */
export function PromoOffer({ bonus, promo, loggedIn }: Props) {
  const formatDateTime = useFormatDateTime()
  const regionName = useRegionName()
  const { disabledReason, failure, taking, reachable, take } = promo
  return (
    <section className={styles.offer} data-testid="promo-offer">
      <h3>{bonus.name}</h3>
      {bonus.expiresAt !== null && (
        <p className={styles.hint}>
          <FormattedMessage id="promo.until" values={{ moment: formatDateTime(bonus.expiresAt) }} />
        </p>
      )}
      {bonus.rules && (
        <>
          <Rules rules={bonus.rules} />
          <OfferTerms />
        </>
      )}
      <p role="alert" className={styles.danger}>
        {disabledReason ? (
          <FormattedMessage
            id={`promo.off.${disabledReason}`}
            values={{ region: bonus.region && regionName(bonus.region) }}
          />
        ) : (
          failure
        )}
      </p>
      {!disabledReason && (
        <Button
          variant="primary"
          movesMoney
          aria-disabled={!reachable}
          busy={taking}
          onClick={reachable ? take : undefined}
        >
          <FormattedMessage id={loggedIn ? 'bonuses.activate' : 'promo.signUp'} />
        </Button>
      )}
    </section>
  )
}

function Rules({ rules }: { rules: NonNullable<PromoBonus['rules']> }) {
  const money = useShortMoney(rules.currency)
  const duration = useDuration()
  const { amount, percent, maxAmount, minAmount, freeSpins, wager, maxBet, expiresIn, currency } = rules
  return (
    <BonusRulesList
      currency={currency}
      wager={wager}
      required={amount === null ? null : wagerRequired(amount, rules)}
      maxBet={maxBet}
      time={
        expiresIn === null ? (
          <FormattedMessage id="bonus.rule.noLimit" />
        ) : (
          <FormattedMessage id="bonus.rule.fromStart" values={{ duration: duration(expiresIn) }} />
        )
      }
    >
      {amount !== null && (
        <Rule name="bonus.rule.bonus">
          <span translate="no">{money(amount)}</span>
        </Rule>
      )}
      {percent !== null && (
        <Rule name="bonus.rule.bonus">
          <BonusPercent percent={percent} maxAmount={maxAmount} currency={currency} />
        </Rule>
      )}
      {freeSpins !== null && (
        <Rule name="bonuses.freeSpins">
          <FormattedMessage id="bonuses.spins" values={{ count: freeSpins }} />
        </Rule>
      )}
      {minAmount !== null && (
        <Rule name="bonus.rule.minDeposit">
          <span translate="no">{money(minAmount)}</span>
        </Rule>
      )}
    </BonusRulesList>
  )
}
