import { Fragment, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LIMIT_KINDS, LIMIT_PERIODS, type LimitName } from '#domain/protection/limits.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { useShortMoney } from '../../../format/use-short-money.ts'
import type { Protection } from '../../../protection/use-protection.ts'
import { getLimitState, type LimitState } from './limit-state.ts'
import { LimitLine } from './LimitLine.tsx'
import profile from '../Profile.module.css'
import { Amount } from '../../../ui/Amount.tsx'
import styles from './limits.module.css'

type Props = { currency: Currency; protection: Protection }

/** All limits as one table of kinds and periods; a press on a cell opens what is used of its limit, and its forms. */
export function LimitTable({ currency, protection }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [opened, setOpened] = useState<LimitName | null>(null)
  const isOpened = ({ kind, period }: LimitName) => opened?.kind === kind && opened.period === period
  return (
    <section className={`${profile.card} ${styles.card}`} aria-label={formatMessage({ id: 'profile.limits' })}>
      <table className={styles.limits}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">
                <FormattedMessage id="profile.limits" />
              </span>
            </th>
            {LIMIT_PERIODS.map((period) => (
              <th key={period} id={`${id}-${period}`} scope="col">
                <FormattedMessage id={`protection.period.${period}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LIMIT_KINDS.map((kind) => (
            <Fragment key={kind}>
              <tr>
                <th id={`${id}-${kind}`} scope="row">
                  <FormattedMessage id={`protection.kind.${kind}`} />
                </th>
                {LIMIT_PERIODS.map((period) => (
                  <td key={period}>
                    <LimitCell
                      limit={getLimitState({ kind, period }, protection)}
                      currency={currency}
                      labelIds={`${id}-${kind} ${id}-${period}`}
                      isOpened={isOpened({ kind, period })}
                      onPress={() => setOpened(isOpened({ kind, period }) ? null : { kind, period })}
                    />
                  </td>
                ))}
              </tr>
              {opened?.kind === kind && (
                <tr className={styles.openedRow}>
                  <td colSpan={LIMIT_PERIODS.length + 1}>
                    <OpenedLimit key={opened.period} name={opened} currency={currency} protection={protection} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <output className={styles.state}>
        {protection.limits.some(({ isLocal }) => isLocal) && (
          <>
            <span aria-hidden="true">* </span>
            <FormattedMessage id="limits.local" />
          </>
        )}
      </output>
    </section>
  )
}

type CellProps = {
  limit: LimitState
  currency: Currency
  /** Of the names of its row and column. */
  labelIds: string
  isOpened: boolean
  onPress: () => void
}

/** The amount of a limit, how much of it is used, and the amount that waits to replace it. */
function LimitCell({
  limit: { amount, used, pending, isKnown, isLocal },
  currency,
  labelIds,
  isOpened,
  onPress,
}: CellProps) {
  const id = useId()
  const money = useShortMoney(currency)
  const none = <FormattedMessage id="limits.first.decline" />
  return (
    <button
      type="button"
      className={styles.cell}
      aria-expanded={isOpened}
      aria-labelledby={`${id} ${labelIds}`}
      onClick={onPress}
    >
      <span id={id}>
        {amount === null ? (
          <span>{isKnown ? none : <FormattedMessage id="limits.unknown" />}</span>
        ) : (
          <b>
            <Amount>{`${money(amount)}${isLocal ? ' *' : ''}`}</Amount>
          </b>
        )}
        {pending && (
          <small>
            <span>→ </span>
            {pending.amount === null ? (
              none
            ) : (
              <span>
                <Amount>{money(pending.amount)}</Amount>
              </span>
            )}
          </small>
        )}
      </span>
      {amount !== null && used !== null && (
        <progress value={Math.min(used, amount)} max={Math.max(amount, 1)} aria-hidden="true" />
      )}
    </button>
  )
}

function OpenedLimit({ name, currency, protection }: Props & { name: LimitName }) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.opened} aria-label={formatMessage({ id: `protection.kind.${name.kind}` })}>
      <p className={profile.hint}>
        <FormattedMessage id={`limits.about.${name.kind}`} />
      </p>
      <ul className={styles.lines}>
        <LimitLine
          limit={getLimitState(name, protection)}
          currency={currency}
          raiseAfterHours={protection.rules.raiseAfterHours}
        />
      </ul>
    </section>
  )
}
