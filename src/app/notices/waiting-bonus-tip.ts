import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { useBonusBoard } from '../../data/money-queries.ts'
import { useAppState, useViewer } from '../../data/queries.ts'
import { useSecondsUntil } from '../../format/use-seconds-until.ts'
import { bonusTipAtom } from '../../base/state.ts'

/**
 * Sets the tooltip of the header's buttons: the bonus that waits for a guest's registration or a player's deposit,
 * until it expires.
 */
export function WaitingBonusTip(): null {
  const { formatMessage } = useIntl()
  const loggedIn = useViewer()?.loggedIn
  const guestUntil = useAppState('timers')?.ends.guest ?? 0
  const waiting = useBonusBoard()?.waiting ?? null
  const isOver = useSecondsUntil(loggedIn ? (waiting?.expiresAt ?? 0) : guestUntil) === 0
  const setTip = useSetAtom(bonusTipAtom)
  const forPlayer = waiting && `${waiting.name}: ${formatMessage({ id: 'bonuses.forDeposit' })}`
  const text = loggedIn ? forPlayer : formatMessage({ id: 'bonuses.guest.title' })
  useEffect(() => {
    setTip(isOver ? null : text)
    return () => setTip(null)
  }, [isOver, text, setTip])
  return null
}
