import { FormattedMessage } from 'react-intl'
import { toHouseGame } from '#domain/games/house-games.ts'
import { useLastPlayed } from '../data/account-queries.ts'
import { BetRows } from './BetRows.tsx'

/** How many of the last rounds of all games are searched for those of one game. */
const LOOKED_AT = 50

/** The player's own last bets, available offline as well. */
export function MyLiveBets({ game, rows }: { game?: string; rows: number }) {
  const played = useLastPlayed(LOOKED_AT)
  const bets = played?.filter((row) => !row.isOpen && (game === undefined || toHouseGame(row.game) === game)) ?? null
  return (
    <BetRows
      bets={bets?.map((row) => ({ ...row, id: `${row.game} ${row.id}` })) ?? null}
      rows={rows}
      hasGame={game === undefined}
    >
      {bets && <FormattedMessage id="liveBets.mine.none" />}
    </BetRows>
  )
}
