import { FormattedMessage, useIntl } from 'react-intl'
import type { DocumentRow } from '../../../worker/db/view.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { showToast } from '../../ui/toast-store.ts'
import { Strokes } from '../../ui/Icon.tsx'
import { CLOSE_PATH } from '../../ui/late-icons.ts'
import { Preview } from './Preview.tsx'
import { getReasonText } from '../../forms/rejection-texts.ts'
import { useSizeText } from './use-size-text.ts'
import styles from './verification.module.css'
import iconButton from '../../ui/icon-button.module.css'

/** One document: its preview and status, and a button to remove it until it is submitted. */
export function DocumentLine({ document }: { document: DocumentRow }) {
  const { formatMessage } = useIntl()
  const sizeText = useSizeText()
  const { key, name, size, state } = document
  const takeBack = async (): Promise<void> => {
    const answer = await commands.verification.remove({ key })
    if (!answer.ok) showToast({ id: `error.${answer.error.code}` })
  }
  const removable = state === 'sending' || state === 'arrived' || state === 'refused'
  return (
    <li className={styles.document} data-state={state}>
      <Preview document={document} />
      <div className={styles.about}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.note}>
          <span>{`${sizeText(size)} · `}</span>
          <State document={document} />
        </span>
        {state === 'sending' && <Progress document={document} />}
      </div>
      {removable && (
        <button
          type="button"
          className={iconButton.iconButton}
          aria-label={formatMessage({ id: 'verification.remove' }, { name })}
          onClick={() => void takeBack()}
        >
          <Strokes d={CLOSE_PATH} />
        </button>
      )}
    </li>
  )
}

function State({ document: { state, reason } }: { document: DocumentRow }) {
  const intl = useIntl()
  const reachable = useReachable()
  if (state === 'sending') return <FormattedMessage id={reachable ? 'verification.sending' : 'verification.waits'} />
  if (state !== 'refused') return <FormattedMessage id={`verification.is.${state}`} />
  return (
    <span className={styles.bad}>
      {`${intl.formatMessage({ id: 'verification.is.refused' })} ${getReasonText(intl, reason)}`}
    </span>
  )
}

function Progress({ document: { name, sent, size } }: { document: DocumentRow }) {
  const label = useIntl().formatMessage({ id: 'verification.progress' }, { name })
  return <progress className={styles.progress} aria-label={label} max={size} value={sent} />
}
