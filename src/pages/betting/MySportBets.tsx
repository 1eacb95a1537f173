import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { SPORTS } from '#domain/betting/betting.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { useSportBets } from '../../data/betting-queries.ts'
import { commands } from '../../data/commands.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { BetCard } from './BetCard.tsx'
import { CashOut } from './CashOut.tsx'
import { isCashingOutAtom, viewAtom } from './state.ts'
import { useStates } from './use-events.ts'
import { WindowedList } from './WindowedList.tsx'
import styles from './bets.module.css'

const LISTS = ['open', 'settled'] as const
const CARD_PX = 180

/** The player's open and settled bets, with the result of each selection. */
export function MySportBets() {
  const { formatMessage } = useIntl()
  const bets = useSportBets()
  const setView = useSetAtom(viewAtom)
  const [list, setList] = useState<(typeof LISTS)[number]>('open')
  useRefresh(() => commands.betting.refresh())
  const shown = useMemo(
    () => bets?.filter(({ status }) => (status === 'open') === (list === 'open')).map((bet) => ({ key: bet.id, bet })),
    [bets, list],
  )
  const sports = useMemo(() => {
    const open = bets
      ?.filter(({ status }) => status === 'open')
      .flatMap(({ legs }) => legs.map(({ event }) => event.sport))
    return SPORTS.filter((sport) => open?.includes(sport))
  }, [bets])
  const states = useStates(sports)?.byId
  const { cashOut, open, close } = useCashOut()
  const cashedOut = bets?.find(({ id }) => id === cashOut?.betId)
  return (
    <div className={styles.bets}>
      <fieldset className={styles.lists} aria-label={formatMessage({ id: 'betting.view.mine' })}>
        {LISTS.map((each) => (
          <button key={each} type="button" aria-pressed={each === list} onClick={() => setList(each)}>
            <FormattedMessage id={`betting.bets.${each}`} />
          </button>
        ))}
      </fieldset>
      <LoadError part="betting" shown={(bets?.length ?? 0) > 0} again={() => commands.betting.refresh()} />
      {shown === undefined && <span className={`skeleton ${styles.skeleton}`} aria-busy="true" />}
      {shown?.length === 0 && (
        <EmptyState scene="yurt" text={<FormattedMessage id={`betting.bets.none.${list}`} />}>
          <Button onClick={() => setView('all')}>
            <FormattedMessage id="betting.showAll" />
          </Button>
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <WindowedList key={list} label={formatMessage({ id: 'betting.view.mine' })} items={shown} estimate={CARD_PX}>
          {({ bet }) => <BetCard bet={bet} states={states} onCashOut={open} />}
        </WindowedList>
      )}
      {cashOut && cashedOut && (
        <CashOut key={cashOut.opening} bet={cashedOut} isOpen={cashOut.isOpen} onClose={close} />
      )}
    </div>
  )
}

/** The cash-out that was opened last. Each opening is a new one, without the errors of the one before. */
function useCashOut() {
  const [cashOut, setCashOut] = useState<{ betId: string; opening: number; isOpen: boolean } | null>(null)
  const open = useCallback(
    (betId: string) => setCashOut((last) => ({ betId, opening: (last?.opening ?? 0) + 1, isOpen: true })),
    [],
  )
  const close = useCallback(() => setCashOut((last) => last && { ...last, isOpen: false }), [])
  const setCashingOut = useSetAtom(isCashingOutAtom)
  const isOpen = cashOut?.isOpen === true
  useEffect(() => {
    setCashingOut(isOpen)
    return () => setCashingOut(false)
  }, [isOpen, setCashingOut])
  return { cashOut, open, close }
}
