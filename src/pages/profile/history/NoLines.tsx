import { FormattedMessage } from 'react-intl'
import type { HistoryKind } from '../../../../worker/rules/history.ts'
import { Button } from '../../../ui/Button.tsx'
import type { HistoryFilter } from './filter.ts'
import styles from './history.module.css'

type Props = { kind: HistoryKind; filter: HistoryFilter; onChange: (part: Partial<HistoryFilter>) => void }

/** Nothing in the days asked for, with a way out of them; or nothing of the kind at all. */
export function NoLines({ kind, filter, onChange }: Props) {
  const held = filter.from !== '' || filter.to !== ''
  return (
    <div className={styles['nothing']}>
      <output>
        <FormattedMessage id={held ? 'history.nothing' : `history.none.${kind}`} />
      </output>
      {held && (
        <Button onClick={() => onChange({ from: '', to: '' })}>
          <FormattedMessage id="history.clear" />
        </Button>
      )}
    </div>
  )
}
