import { useIntl } from 'react-intl'
import type { OriginalRound } from '#db/view.ts'
import { itemValue } from '#domain/games/cases.ts'
import { minor } from '#domain/money/money.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { CountedChange } from '../table/win/Counted.tsx'
import { getOutcome } from '#domain/money/outcome.ts'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { StageInvitation, StageResult } from '../table/stage/StageResult.tsx'
import { getPaidHundredths } from '../table/win/win-tier.ts'
import { type CaseFacts, getWonItem } from './case-facts.ts'
import { ItemPicture } from './ItemPicture.tsx'
import { RarityMark } from './RarityMark.tsx'
import { Amount } from '../../ui/Amount.tsx'
import styles from './scene.module.css'

type ResultProps = { round: OriginalRound<'cases'> | null; rolling: boolean }

/** What the last round of this case has won or lost; its space is reserved while the reels roll. */
export function CaseResult({ round, rolling }: ResultProps) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  if (!round) return <StageInvitation>{formatMessage({ id: 'cases.result.none' })}</StageInvitation>
  const outcome = getOutcome(round)
  return (
    <StageResult figure={multiplier(getPaidHundredths(round) ?? 0)} facts={resultFacts(round)} isHidden={rolling}>
      <span>{formatMessage({ id: OUTCOME_TEXT[outcome] })}</span>
      {outcome !== 'push' && <CountedChange round={round} />}
      <span>{formatMessage({ id: 'cases.result.paid' }, { amount: money(round.amount, round.currency) })}</span>
    </StageResult>
  )
}

/** The items that the last round has won; from three on a phone shows two lines of them. */
export function WonItems({ facts, round, rolling, count }: ResultProps & { facts: CaseFacts; count: number }) {
  const { locale } = useLocale()
  const money = useMoney()
  // More than three items wrap on a phone, so the space for a second row is reserved.
  const rows = Math.max(count, round?.bet.count ?? 0) > 3 ? 2 : 1
  const price = round && minor(Math.floor(round.amount / round.bet.count))
  return (
    <ul className={styles.items} data-testid="case-items" data-rows={rows} data-rolling={rolling || undefined}>
      {round &&
        price !== null &&
        getWonItem(facts, round).map(({ item, rarity }, at) => (
          <li key={at} data-rarity={rarity}>
            <ItemPicture picture={item.picture} size={20} />
            <RarityMark rarity={rarity} />
            <span>{nameIn(item.name, locale)}</span>
            {item.weight > 0 && (
              <b>
                <Amount>{money(itemValue(price, item), round.currency)}</Amount>
              </b>
            )}
          </li>
        ))}
    </ul>
  )
}
