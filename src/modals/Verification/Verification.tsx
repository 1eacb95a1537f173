import { FormattedMessage, useIntl } from 'react-intl'
import { DOCUMENT_KINDS, type VerificationStatus } from '#domain/player/verification.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Strokes } from '../../ui/Icon.tsx'
import { CHECK_PATH, EYE_PATH, WARNING_PATH } from '../../ui/lazy-icons.ts'
import { KindSection } from './KindSection.tsx'
import { SubmitDocuments } from './SubmitDocuments.tsx'
import { useDropBeside } from './use-drop.ts'
import { useVerification } from './use-verification.ts'
import styles from './verification.module.css'

/** The verification dialog: files are added here, uploaded in the background, and submitted together. */
export default function Verification({ onClose }: { onClose: () => void }) {
  const title = useIntl().formatMessage({ id: 'verification.title' })
  const { documents, open, rejected, shrunk, state, add, submit } = useVerification()
  useDropBeside()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.verification}>
        <VerificationStatusNote status={state?.status ?? null} />
        <LoadError part="verification" shown again={() => commands.verification.refresh()} />
        {DOCUMENT_KINDS.map((kind) => (
          <KindSection
            key={kind}
            kind={kind}
            documents={documents?.filter((each) => each.kind === kind) ?? []}
            rejected={rejected.filter((each) => each.kind === kind)}
            shrunk={shrunk.filter((each) => each.kind === kind)}
            onFiles={(files) => void add(kind, files)}
          />
        ))}
        <p className={styles.note}>
          <FormattedMessage id="verification.private" />
        </p>
        <SubmitDocuments open={open} status={state?.status ?? null} submit={submit} />
      </div>
    </Dialog>
  )
}

const STATUS_PATHS = { pending: EYE_PATH, failed: WARNING_PATH, success: CHECK_PATH } as const

/** The status of the verification, or an introduction before the first submission. */
function VerificationStatusNote({ status }: { status: VerificationStatus | null }) {
  if (!status) {
    return (
      <p className={styles.note}>
        <FormattedMessage id="verification.lead" />
      </p>
    )
  }
  return (
    <output className={styles.status} data-status={status}>
      <Strokes d={STATUS_PATHS[status]} />
      <span>
        <FormattedMessage id={`verification.about.${status}`} />
      </span>
    </output>
  )
}
