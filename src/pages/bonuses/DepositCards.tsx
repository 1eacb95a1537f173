import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DepositBonus } from '#db/money-rows.ts'
import { getBonusStatus } from '#domain/money/bonus.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { modalAtom } from '../../base/state.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { useBonuses } from '../../data/money-queries.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { BonusPercent } from '../../offers/BonusPercent.tsx'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { Ends, RewardHead } from './RewardHead.tsx'
import styles from './bonuses.module.css'

/** The gift that the operator has reserved for the first deposit. */
export function GiftCard({ name, endsAt }: { name: string; endsAt: number }) {
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id} data-testid="gift">
      <RewardHead
        id={id}
        kind={<FormattedMessage id="bonuses.kind.gift" />}
        name={name}
        ends={<Ends id="bonuses.ends" at={endsAt} />}
      />
      <p className={styles.hint}>
        <FormattedMessage id="bonuses.forDeposit" />
      </p>
      <DepositAction about={id} />
      <OfferTerms />
    </article>
  )
}

type OfferProps = { bonus: DepositBonus; currency: Currency | null }

/** The bonus that the next deposit can bring: a step of the welcome pack, or the operator's usual one. */
export function DepositOfferCard({ bonus: { name, rules, welcome }, currency }: OfferProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const now = useServerNow()
  const hasActive = useBonuses()?.some((row) => row.currency === currency && getBonusStatus(row, now) === 'active')
  if (!rules) return null
  const { percent, maxAmount } = rules
  return (
    <article className={styles.card} aria-labelledby={id} data-testid="deposit-offer">
      <RewardHead
        id={id}
        kind={
          welcome ? (
            <FormattedMessage id="bonuses.kind.welcome" values={welcome} />
          ) : (
            <FormattedMessage id="bonuses.kind.deposit" />
          )
        }
        name={name}
      />
      {percent !== null && (
        <p className={styles.hint}>
          <BonusPercent percent={percent} maxAmount={maxAmount} currency={currency} />
        </p>
      )}
      <DepositAction about={id} reason={hasActive ? formatMessage({ id: 'operator.bonus.active' }) : undefined} />
      <OfferTerms
        currency={currency}
        minDeposit={rules.minAmount}
        wager={rules.wager}
        expiresIn={rules.expiresIn}
        maxBet={rules.maxBet}
      />
    </article>
  )
}

/** Opens the deposit dialog, unless there is no network or another reason. */
function DepositAction({ about, reason }: { about: string; reason?: string | undefined }) {
  const setModal = useSetAtom(modalAtom)
  const needsNetwork = useNeedsNetwork()
  const disabledReason = needsNetwork ?? reason
  const reasonId = `${about}-reason`
  return (
    <>
      <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>
      <Button
        variant="primary"
        aria-disabled={disabledReason !== undefined}
        aria-describedby={`${about} ${reasonId}`}
        onClick={() => setModal({ name: 'payIn' })}
      >
        <FormattedMessage id="account.deposit" />
      </Button>
    </>
  )
}
