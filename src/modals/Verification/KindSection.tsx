import { type ChangeEvent, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DocumentRow } from '#db/view.ts'
import { DOCUMENT_MAX_BYTES, type DocumentKind } from '#domain/player/verification.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { getRejectionLines } from '../../forms/rejection-texts.ts'
import { SPACE } from '../../ui/children.ts'
import { DocumentLine } from './DocumentLine.tsx'
import { useDrop } from './use-drop.ts'
import type { RejectedFile, ShrunkPhoto } from './use-verification.ts'
import { DocumentDrawing } from './DocumentDrawing.tsx'
import { ACCEPTED } from './file-problem.ts'
import styles from './verification.module.css'

type Props = {
  kind: DocumentKind
  documents: readonly DocumentRow[]
  rejected: readonly RejectedFile[]
  shrunk: readonly ShrunkPhoto[]
  onFiles: (files: readonly File[]) => void
}

/** One required proof: which documents are accepted, those already added, and buttons to add more. */
export function KindSection({ kind, documents, rejected, shrunk, onFiles }: Props) {
  const id = useId()
  const { over, ...drop } = useDrop(onFiles)
  return (
    <section className={styles.kind} aria-labelledby={id} data-kind={kind} data-over={over || undefined} {...drop}>
      <h3 id={id} tabIndex={-1}>
        <FormattedMessage id={`verification.kind.${kind}`} />
      </h3>
      <p className={styles.note}>
        <FormattedMessage id={`verification.kind.${kind}.about`} />
      </p>
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <DocumentLine key={document.key} document={document} />
          ))}
        </ul>
      )}
      <RejectedFiles rejected={rejected} />
      <ShrunkPhotos shrunk={shrunk} />
      <AddFiles describedBy={id} onFiles={onFiles} />
    </section>
  )
}

type AddFilesProps = { describedBy: string; onFiles: (files: readonly File[]) => void }

/** The ways to add a file: choose one from the device or, where there is a camera, take a picture. */
function AddFiles({ describedBy, onFiles }: AddFilesProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])]
    // Reset, so that choosing the same file again fires `change`.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div className={styles.add}>
      <Button aria-describedby={describedBy} onClick={() => chooser.current?.click()}>
        <Icon name="deposit" />
        <FormattedMessage id="verification.choose" />
      </Button>
      <Button className={styles.camera} aria-describedby={describedBy} onClick={() => camera.current?.click()}>
        <DocumentDrawing of="camera" />
        <FormattedMessage id="verification.camera" />
      </Button>
      <span className={styles.drop} id={id}>
        <FormattedMessage id="verification.drop" />
      </span>
      <input ref={chooser} type="file" accept={ACCEPTED} multiple hidden onChange={take} />
      <input ref={camera} type="file" accept="image/jpeg,image/png" capture="environment" hidden onChange={take} />
    </div>
  )
}

/** Files that were rejected, each with the reason; announced to screen readers. */
function RejectedFiles({ rejected }: { rejected: readonly RejectedFile[] }) {
  const reasonText = useReasonText()
  return (
    <div role="alert" className={styles.rejected}>
      {rejected.map((line) => (
        <p key={line.id}>
          <b translate="no">{`${line.name}:`}</b>
          {SPACE}
          <span>{reasonText(line.reason)}</span>
        </p>
      ))}
    </div>
  )
}

/** Says that photos are made smaller; announced to screen readers. */
function ShrunkPhotos({ shrunk }: { shrunk: readonly ShrunkPhoto[] }) {
  const max = useIntl().formatNumber(DOCUMENT_MAX_BYTES / 1_000_000)
  return (
    <output className={styles.shrunk}>
      {shrunk.map(({ id, name, isDone }) => (
        <span key={id}>
          <FormattedMessage id={isDone ? 'verification.shrunk' : 'verification.shrinking'} values={{ name, max }} />
        </span>
      ))}
    </output>
  )
}

function useReasonText(): (reason: RejectedFile['reason']) => string {
  const intl = useIntl()
  return (reason) => {
    if (typeof reason !== 'string')
      return getRejectionLines(intl, reason)
        .map(({ text }) => text)
        .join(' ')
    const max = intl.formatNumber(DOCUMENT_MAX_BYTES / 1_000_000)
    return intl.formatMessage({ id: `verification.problem.${reason}` }, { max })
  }
}
