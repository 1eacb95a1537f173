import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'wouter'
import type { HistoryKind } from '#domain/money/history.ts'
import { ROUTES } from '../../../base/routes.ts'
import { modalAtom } from '../../../base/state.ts'
import { Button } from '../../../ui/Button.tsx'
import type { HistoryFilter } from './history-filter.ts'
import styles from './history.module.css'

type Props = { kind: HistoryKind; filter: HistoryFilter; onChange: (part: Partial<HistoryFilter>) => void }

/** No lines in the chosen days, with a button to show all; or none of this kind at all. */
export function NoLines({ kind, filter, onChange }: Props) {
  const isFiltered = filter.from !== '' || filter.to !== ''
  return (
    <div className={styles.nothing}>
      <output>
        <FormattedMessage id={isFiltered ? 'history.nothing' : `history.none.${kind}`} />
      </output>
      {isFiltered ? (
        <Button onClick={() => onChange({ from: '', to: '' })}>
          <FormattedMessage id="history.clear" />
        </Button>
      ) : (
        <FirstStep kind={kind} />
      )}
    </div>
  )
}

/** A button that leads to the first entry of this kind: slots, tournaments or a deposit. */
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
  return (
    kind === 'deposits' && (
      <Button onClick={() => setModal({ name: 'payIn' })}>
        <FormattedMessage id="account.deposit" />
      </Button>
    )
  )
}
