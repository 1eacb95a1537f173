import { useIntl } from 'react-intl'
import { COINFLIP_MOST, winsIn } from '#domain/games/coinflip.ts'
import { useMoney } from '../../format/use-money.ts'
import { changeText } from '../table/change.ts'
import { useResultText } from '../table/round/use-result-text.ts'
import type { CoinRound, Coinflip } from './use-coinflip.ts'

/** Texts of a round: the short line under the coin, the announcement of a step, and the button details. */
export function useCoinflipWords({ round, turning, worth, original }: Coinflip) {
  const intl = useIntl()
  const money = useMoney()
  const resultText = useResultText()

  function formatRound(of: CoinRound, way: 'line' | 'said'): string {
    const { currency, state } = of
    const side = state.flips.at(-1) ?? 'heads'
    const count = winsIn(state)
    if (of.status === 'open') {
      return intl.formatMessage({ id: `coinflip.${way}.open` }, { side, count, cashOut: money(of.cashOut, currency) })
    }
    if (count < state.flips.length)
      return intl.formatMessage({ id: `coinflip.${way}.lost` }, { side, result: resultText(of) })
    const end = count === COINFLIP_MOST ? 'full' : 'paid'
    return intl.formatMessage(
      { id: `coinflip.${way}.${end}` },
      { count, change: changeText(of, money), result: resultText(of) },
    )
  }

  /** null before the first round. */
  function getLine(): string | null {
    if (turning) return intl.formatMessage({ id: 'coinflip.line.air' })
    return round && formatRound(round, 'line')
  }

  const currency = worth.wins > 0 && round ? round.currency : original.table.currency

  return {
    line: getLine(),
    say: (of: CoinRound) => formatRound(of, 'said'),
    details: {
      flip: intl.formatMessage({ id: 'original.pays' }, { amount: money(worth.next, currency) }),
      cashOut: worth.now === null ? null : money(worth.now, currency),
    },
  }
}
