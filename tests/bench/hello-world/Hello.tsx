import { useLiveQuery } from 'dexie-react-hooks'
import { atom, useAtomValue } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { Route } from 'wouter'
import { HelloDatabase } from './database.ts'

const db = new HelloDatabase()
const shownAtom = atom(1)

export function Hello({ write }: { write: () => void }) {
  const id = useAtomValue(shownAtom)
  const row = useLiveQuery(() => db.rows.get(id), [id])
  return (
    <Route path="/">
      {row && (
        <p data-row data-writes={row.writes}>
          <FormattedMessage id="row" values={{ country: row.country }} />
        </p>
      )}
      <button type="button" onClick={write}>
        <FormattedMessage id="write" />
      </button>
    </Route>
  )
}
