import { useIntl } from 'react-intl'
import type { OpenDuel } from '../../../worker/db/view.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import type { DuelBetRow, Duels } from './use-duels.ts'

/** Texts for the current flip, the player's last result, and the live region. */
export function useFlipWords({ shown, results, table, open }: Pick<Duels, 'shown' | 'results' | 'table' | 'open'>) {
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

  function writeResult({ payout, currency }: DuelBetRow, change: Minor): string {
    const how = payout > 0 ? 'won' : 'lost'
    const values = { change: money(minor(Math.abs(change)), currency) }
    return intl.formatMessage({ id: `rooms.result.${how}${isPast ? 'Before' : ''}` }, values)
  }

  const result = results[0] ?? null
  const isPast = result !== null && result.state.duel !== shown?.flip.id
  const line = lineOf()
  const outcome = result && writeResult(result, minor(result.payout - result.amount))
  const isPlayerFlipLanded = shown?.own && shown.phase === 'landed' && result?.state.duel === shown.flip.id
  const count = open.filter(({ own }) => own !== null).length
  const waiting = intl.formatMessage({ id: 'duels.said.open' }, { count })
  const said = shown?.own ? (isPlayerFlipLanded ? `${line} ${outcome ?? ''}` : line) : count > 0 ? waiting : null
  return { line, writeResult, isPast, said }
}
