import { useIntl } from 'react-intl'
import { minerGems } from '#domain/games/miner.ts'
import { PLACES } from '#domain/games/roulette.ts'
import { nameIn } from '#domain/languages/names.ts'
import type { RoundRow } from '#db/view.ts'
import { useAppState } from '../../data/queries.ts'
import { SIDE_TEXT } from '../../games/coinflip/side-text.ts'
import { useHundredths } from '../../games/dice/use-hundredths.ts'
import { usePlaceText } from '../../games/roulette/use-place-text.ts'
import { useLocale } from '../../i18n/locale.tsx'

/** What a round's bet was on, in words: "over 91.00"; null for hilo, whose bet is on no card in particular. */
export function useBetText(): (round: RoundRow) => string | null {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const hundredths = useHundredths()
  const placeText = usePlaceText()
  const cases = useAppState('cases')?.cases
  return ({ game, bet }) => {
    switch (game) {
      case 'dice':
        return formatMessage({ id: `dice.history.${bet.direction}` }, { target: hundredths(bet.target) })
      case 'coinflip':
        return formatMessage({ id: SIDE_TEXT[bet.side] })
      case 'hilo':
        return null
      case 'keno': {
        const numbers = bet.picks.map((pick) => pick + 1).join(', ')
        return `${numbers} · ${formatMessage({ id: `keno.risk.${bet.risk}` })}`
      }
      case 'miner':
        return formatMessage({ id: 'miner.mines.value' }, { mines: bet.mines, gems: minerGems(bet.mines) })
      case 'roulette':
        return bet.chips
          .map(({ place }) => PLACES.get(place))
          .flatMap((place) => (place ? placeText(place) : []))
          .join(' · ')
      case 'plinko':
        return `${formatMessage({ id: 'plinko.rows' }, { rows: bet.rows })} · ${formatMessage({ id: `keno.risk.${bet.risk}` })}`
      case 'wheel':
        return formatMessage({ id: `keno.risk.${bet.risk}` })
      case 'cases': {
        const card = cases?.find(({ slug }) => slug === bet.slug)
        return `${card ? nameIn(card.name, locale) : bet.slug} × ${bet.count}`
      }
    }
  }
}
