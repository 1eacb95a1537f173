import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DocumentRow } from '#db/view.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { showToast } from '../../ui/toast-store.ts'
import { Strokes } from '../../ui/Icon.tsx'
import { CLOSE_PATH } from '../../ui/lazy-icons.ts'
import { getReasonText } from '../../forms/rejection-texts.ts'
import { DocumentDrawing } from './DocumentDrawing.tsx'
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

/** Preview of a document; a paper icon for a PDF, and for files sent before this dialog was opened. */
function Preview({ document: { file, type } }: { document: DocumentRow }) {
  // The first blob that was read: each read of the row creates another one, and after the upload the row has none.
  const [picture] = useState(type === 'application/pdf' ? null : file)
  const [broken, setBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!picture) return undefined
      const address = URL.createObjectURL(picture)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  return (
    <span className={styles.preview} aria-hidden="true">
      {picture && !broken ? (
        <img ref={show} alt="" onError={() => setBroken(true)} />
      ) : (
        <DocumentDrawing of="document" size={24} />
      )}
    </span>
  )
}

const KB = 1_000
const MB = 1_000_000

/** Formats a number of bytes, such as "240 kB" or "3.1 MB". */
function useSizeText(): (bytes: number) => string {
  const { formatMessage, formatNumber } = useIntl()
  return useCallback(
    (bytes) => {
      const large = bytes >= MB
      const size = formatNumber(large ? bytes / MB : Math.max(1, Math.round(bytes / KB)), { maximumFractionDigits: 1 })
      return formatMessage({ id: large ? 'verification.megabytes' : 'verification.kilobytes' }, { size })
    },
    [formatMessage, formatNumber],
  )
}
