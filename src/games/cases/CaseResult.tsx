import { useIntl } from 'react-intl'
import type { OriginalRound } from '#db/view.ts'
import { itemValue } from '#domain/games/cases.ts'
import { minor } from '#domain/money/money.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { Invitation } from '../table/Invitation.tsx'
import { CountedChange } from '../table/win/Counted.tsx'
import { getOutcome } from '#domain/money/outcome.ts'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { type CaseFacts, getWonItem } from './case-facts.ts'
import { ItemPicture } from './ItemPicture.tsx'
import { RarityMark } from './RarityMark.tsx'
import { Amount } from '../../ui/Amount.tsx'
import styles from './scene.module.css'

type Props = { facts: CaseFacts; round: OriginalRound<'cases'> | null; rolling: boolean; count: number }

/** The payout of the last round of this case, in total and by item; its space is reserved while the reels roll. */
export function CaseResult({ facts, round, rolling, count }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  // More than three items wrap on a phone, so the space for a second row is reserved.
  const rows = Math.max(count, round?.bet.count ?? 0) > 3 ? 2 : 1
  if (!round) {
    return (
      <div className={styles.result} data-rows={rows}>
        <p className={styles.none}>
          <Invitation>{formatMessage({ id: 'cases.result.none' })}</Invitation>
        </p>
      </div>
    )
  }
  const outcome = getOutcome(round)
  const price = minor(Math.floor(round.amount / round.bet.count))
  return (
    <div className={styles.result} data-rows={rows} data-rolling={rolling || undefined} {...resultFacts(round)}>
      <p>
        <span>{formatMessage({ id: OUTCOME_TEXT[outcome] })}</span>
        {outcome !== 'push' && <CountedChange round={round} tag="strong" />}
        <span>{formatMessage({ id: 'cases.result.paid' }, { amount: money(round.amount, round.currency) })}</span>
      </p>
      <ul>
        {getWonItem(facts, round).map(({ item, rarity }, at) => (
          <li key={at} data-rarity={rarity}>
            <ItemPicture picture={item.picture} size={20} />
            <RarityMark rarity={rarity} />
            <span>{nameIn(item.name, locale)}</span>
            {item.weight > 0 && (
              <b translate="no">
                <Amount>{money(itemValue(price, item), round.currency)}</Amount>
              </b>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
