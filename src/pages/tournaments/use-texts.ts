import { useIntl } from 'react-intl'
import type { TournamentRow } from '#db/view.ts'
import type { Names } from '#domain/languages/names.ts'
import { nameIn } from '#domain/languages/names.ts'
import type { TournamentPrize } from '#domain/games/tournaments.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'

/** A name in the language of the page, or in English if that is missing. */
export function useName(): (name: Names) => string {
  const { locale } = useLocale()
  return (name) => nameIn(name, locale)
}

/** A prize as text: an amount, or a bonus with its wagering requirement. `about` stands for the amount, if given. */
export function usePrizeText(): (
  prize: Pick<TournamentPrize, 'kind' | 'amount'> & { wager?: number | null },
  currency: TournamentRow['currency'],
  about?: string | null,
) => string {
  const { formatMessage } = useIntl()
  const money = useMoney()
  return ({ kind, amount, wager = null }, currency, about = null) => {
    const sum = about ?? money(amount, currency)
    if (kind === 'balance') return sum
    return wager === null
      ? formatMessage({ id: 'tournament.prize.bonusPlain' }, { amount: sum })
      : formatMessage({ id: 'tournament.prize.bonus' }, { amount: sum, wager })
  }
}
