import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { DocumentRow } from '../../../worker/db/view.ts'
import type { DocumentKind } from '#domain/account/verification.ts'
import { AddFiles } from './AddFiles.tsx'
import { DocumentLine } from './DocumentLine.tsx'
import { RejectedFiles } from './RejectedFiles.tsx'
import type { RejectedFile } from './use-verification.ts'
import { useDrop } from './use-drop.ts'
import styles from './verification.module.css'

type Props = {
  kind: DocumentKind
  documents: readonly DocumentRow[]
  rejected: readonly RejectedFile[]
  onFiles: (files: readonly File[]) => void
}

/** One required proof: which documents are accepted, those already added, and buttons to add more. */
export function KindSection({ kind, documents, rejected, onFiles }: Props) {
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
      <AddFiles describedBy={id} onFiles={onFiles} />
    </section>
  )
}
