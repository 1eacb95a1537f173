import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import type { TableAction } from '../table/use-bet-panel.ts'
import type { Original } from '../table/use-original.ts'
import type { HiloChoice } from './hilo-odds.ts'
import { useFormatHiloChance } from './use-format-hilo-chance.ts'
import type { HiloRound } from './use-hilo.ts'

const LABELS = { higher: 'hilo.higher', lower: 'hilo.lower' } as const

/**
 * The buttons: Start, or in an open round whose state may be shown both guesses with chance and payout, the cash-out
 * with its payout, and Skip.
 */
export function useHiloActions(
  { play: { act, bet }, round: { isAnimating } }: Original<'hilo'>,
  open: HiloRound | null,
  choices: readonly HiloChoice[],
  isSkippable: boolean,
): TableAction[] {
  const intl = useIntl()
  const money = useMoney()
  const chance = useFormatHiloChance()
  if (!open) return [{ label: 'hilo.start', primary: true, disabled: isAnimating, onPress: () => bet({}) }]
  const guesses = choices.map(({ guess, chance: share, payout }): TableAction => ({
    label: LABELS[guess],
    detail: intl.formatMessage({ id: 'hilo.odds' }, { chance: chance(share), payout: money(payout, open.currency) }),
    disabled: isAnimating,
    onPress: () => act({ kind: guess }),
  }))
  return [
    ...guesses,
    {
      label: 'hilo.cashOut',
      primary: true,
      disabled: isAnimating || open.cashOut === null,
      detail:
        open.cashOut === null ? intl.formatMessage({ id: 'hilo.cashOutLater' }) : money(open.cashOut, open.currency),
      onPress: () => act({ kind: 'cashOut' }),
    },
    {
      label: 'hilo.skip',
      disabled: !isSkippable,
      detail: intl.formatMessage({ id: isSkippable ? 'hilo.skipFree' : 'hilo.skipLast' }),
      onPress: () => act({ kind: 'skip' }),
    },
  ]
}
