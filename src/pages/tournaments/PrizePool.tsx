import type { TournamentRow } from '#db/view.ts'
import { prizePool } from '#domain/games/tournaments.ts'
import { useAboutMoney } from '../../format/use-about-money.ts'
import { useMoney } from '../../format/use-money.ts'
import { Amount } from '../../ui/Amount.tsx'

/** All prizes of a tournament, in the viewer's currency where its rate is known: then the exact sum is in the tip. */
export function PrizePool({ row: { prizes, currency, rates } }: { row: TournamentRow }) {
  const money = useMoney()
  const pool = prizePool(prizes)
  const getAbout = useAboutMoney(currency, rates)
  const about = pool === null ? null : getAbout(pool)
  const exact = money(pool, currency)
  return (
    <dd data-tip={about === null ? undefined : exact}>
      <Amount>{about ?? exact}</Amount>
    </dd>
  )
}
