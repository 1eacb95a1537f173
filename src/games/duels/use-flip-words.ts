import { useIntl } from 'react-intl'
import type { OpenDuel } from '#db/view.ts'
import { useMoney } from '../../format/use-money.ts'
import { useBetResultText } from '../table/shared/use-bet-result-text.ts'
import type { Duels } from './use-duels.ts'

/** Texts for the current flip, and for the live region. */
export function useFlipWords({ shown, results, table, open }: Pick<Duels, 'shown' | 'results' | 'table' | 'open'>) {
  const intl = useIntl()
  const money = useMoney()
  const writeResult = useBetResultText()
  const getPlayerName = (player: OpenDuel['player']) => player ?? intl.formatMessage({ id: 'rooms.hidden' })

  function getLine(): string {
    // The bar says why nothing comes.
    if (!shown && table.updates === 'bare') return ''
    if (!shown) return intl.formatMessage({ id: table.isLive ? 'duels.status.none' : 'rooms.status.connecting' })
    const { flip, phase } = shown
    const players = {
      first: getPlayerName(flip.player),
      second: getPlayerName(flip.opponent),
      amount: money(flip.amount, table.currency),
    }
    if (phase !== 'landed') return intl.formatMessage({ id: 'duels.status.flip' }, players)
    const winner = flip.result === flip.side ? players.first : players.second
    const side = intl.formatMessage({ id: `coinflip.${flip.result}` })
    return intl.formatMessage(
      { id: 'duels.status.landed' },
      { side, player: winner, payout: money(flip.payout, table.currency) },
    )
  }

  const result = results[0] ?? null
  const line = getLine()
  const isPlayerFlipLanded = shown?.playerBet && shown.phase === 'landed' && result?.state.duel === shown.flip.id
  const count = open.filter(({ playerBet }) => playerBet !== null).length
  const waiting = intl.formatMessage({ id: 'duels.said.open' }, { count })
  const playerLine = result && isPlayerFlipLanded ? `${line} ${writeResult(result, 'current')}` : line
  const said = shown?.playerBet ? playerLine : count > 0 ? waiting : null
  return { line, said }
}
