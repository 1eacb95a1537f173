import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import styles from './GamesShelf.module.css'

export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className={styles['nothing']}>
      <p>
        <FormattedMessage id={query ? 'shelf.nothingFor' : 'shelf.nothing'} values={{ query }} />
      </p>
      <Button onClick={onClear}>
        <FormattedMessage id="shelf.clear" />
      </Button>
    </div>
  )
}
