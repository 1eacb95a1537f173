import { useIntl } from 'react-intl'
import type { OpenDuel } from '../../../worker/db/view.ts'
import { minor } from '../../../worker/domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import type { Duels } from './use-duels.ts'

/** Texts for the current flip, the player's last result, and the live region. */
export function useFlipWords({ shown, result, table, open }: Pick<Duels, 'shown' | 'result' | 'table' | 'open'>) {
  const intl = useIntl()
  const money = useMoney()
  const nameOf = (player: OpenDuel['player']) => player ?? intl.formatMessage({ id: 'rooms.hidden' })

  function lineOf(): string {
    if (!shown) return intl.formatMessage({ id: table.isLive ? 'duels.status.none' : 'rooms.status.connecting' })
    const { flip, phase } = shown
    const players = {
      first: nameOf(flip.player),
      second: nameOf(flip.opponent),
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

  function resultOf(): string | null {
    if (!result) return null
    const change = money(minor(Math.abs(result.payout - result.amount)), result.currency)
    const how = result.payout > 0 ? 'won' : 'lost'
    return intl.formatMessage({ id: `rooms.result.${how}${isPast ? 'Before' : ''}` }, { change })
  }

  const isPast = result !== null && result.state.duel !== shown?.flip.id
  const line = lineOf()
  const outcome = resultOf()
  const isOwnLanded = shown?.own && shown.phase === 'landed' && result?.state.duel === shown.flip.id
  const count = open.filter(({ own }) => own !== null).length
  const waiting = intl.formatMessage({ id: 'duels.said.open' }, { count })
  const said = shown?.own ? (isOwnLanded ? `${line} ${outcome ?? ''}` : line) : count > 0 ? waiting : null
  return { line, outcome, isPast, said }
}
