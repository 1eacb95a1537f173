import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isFollowed } from '../../data/updates.ts'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { getBetNews, type KnownBets } from './bet-news.ts'
import { useResultText } from '../table/round/use-result-text.ts'
import type { CrashRoundView } from './use-shared-crash-round.ts'
import type { Slot } from './use-crash-slot.ts'
import type { CrashBetRow } from './use-crash-table.ts'

/**
 * Announces the status of the player's own bets and the crash point of each round in a live region. The initial state
 * is not announced, nor the climbing multiplier, which would never stop.
 */
export function useCrashAnnouncement(slots: readonly Slot[], { round, connection }: CrashRoundView) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const resultText = useResultText()
  const region = useRef<HTMLOutputElement>(null)
  const known = useRef<{ bets: KnownBets; round: string } | null>(null)

  function getBetText(bet: CrashBetRow): string {
    const { status, amount, currency, state } = bet
    const sum = money(amount, currency)
    if (status === 'waiting') return intl.formatMessage({ id: 'crash.said.placed' }, { amount: sum })
    if (status === 'cancelled') return intl.formatMessage({ id: 'crash.said.cancelled' }, { amount: sum })
    if (status === 'open') return ''
    if (state.multiplier === null) return intl.formatMessage({ id: 'crash.said.lost' }, { result: resultText(bet) })
    return intl.formatMessage(
      { id: 'crash.said.cashedOut' },
      { multiplier: multiplier(state.multiplier), result: resultText(bet) },
    )
  }

  useEffect(() => {
    const bets = new Map(slots.flatMap(({ slot, newest }) => (newest ? [[slot, newest]] : [])))
    const crashed = isFollowed(connection) && round?.phase === 'crashed' ? round : null
    const before = known.current
    const areKnown = slots.every(({ table }) => table.bets !== null)
    if (!areKnown && before === null) return
    known.current = { bets, round: crashed?.id ?? before?.round ?? '' }
    if (before === null) return
    const texts = getBetNews(slots, before.bets).map(getBetText)
    if (crashed && before.round !== crashed.id) {
      texts.unshift(intl.formatMessage({ id: 'crash.said.crashed' }, { point: multiplier(crashed.point) }))
    }
    const said = texts.filter((text) => text !== '').join(' ')
    if (said !== '' && region.current) region.current.textContent = said
  })

  return region
}
