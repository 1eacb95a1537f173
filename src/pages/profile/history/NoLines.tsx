import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'wouter'
import { countBetFilters } from '#domain/money/bet-filter.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import { ROUTES } from '../../../base/routes.ts'
import { modalAtom } from '../../../base/state.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState, type Scene } from '../../../ui/EmptyState.tsx'
import { type HistoryFilter, isFiltered, NO_FILTERS } from './history-filter.ts'

const SCENES: Record<HistoryKind, Scene> = {
  bets: 'yurt',
  deposits: 'saddle-bag',
  withdrawals: 'saddle-bag',
  prizes: 'yurt',
  logins: 'scroll',
}

type Props = { kind: HistoryKind; filter: HistoryFilter; onChange: (part: Partial<HistoryFilter>) => void }

/** No lines that fit the filter, with a button to show all; or none of this kind at all. */
export function NoLines({ kind, filter, onChange }: Props) {
  const isNarrowed = countBetFilters(filter.bet) > 0
  const nothing = isNarrowed
    ? 'history.filter.nothing'
    : isFiltered(filter)
      ? 'history.nothing'
      : (`history.none.${kind}` as const)
  return (
    <EmptyState
      scene={SCENES[kind]}
      text={
        <output>
          <FormattedMessage id={nothing} />
        </output>
      }
    >
      {isFiltered(filter) ? (
        <Button onClick={() => onChange(NO_FILTERS)}>
          <FormattedMessage id={isNarrowed ? 'history.filter.clear' : 'history.clear'} />
        </Button>
      ) : (
        <FirstStep kind={kind} />
      )}
    </EmptyState>
  )
}

/** A button that leads to the first entry of this kind: slots, tournaments, a deposit or a withdrawal. */
function FirstStep({ kind }: { kind: HistoryKind }) {
  const setModal = useSetAtom(modalAtom)
  const [, goTo] = useLocation()
  if (kind === 'bets') {
    return (
      <Button onClick={() => goTo(ROUTES.slots)}>
        <FormattedMessage id="home.look" />
      </Button>
    )
  }
  if (kind === 'prizes') {
    return (
      <Button onClick={() => goTo(ROUTES.tournaments)}>
        <FormattedMessage id="nav.tournaments" />
      </Button>
    )
  }
  if (kind === 'withdrawals') {
    return (
      <Button onClick={() => setModal({ name: 'withdraw' })}>
        <FormattedMessage id="withdraw.title" />
      </Button>
    )
  }
  return (
    kind === 'deposits' && (
      <Button onClick={() => setModal({ name: 'payIn' })}>
        <FormattedMessage id="account.deposit" />
      </Button>
    )
  )
}
