import { FormattedMessage, useIntl } from 'react-intl'
import { DOCUMENT_KINDS } from '#domain/account/verification.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { KindSection } from './KindSection.tsx'
import { VerificationStatusNote } from './VerificationStatusNote.tsx'
import { SubmitDocuments } from './SubmitDocuments.tsx'
import { useVerification } from './use-verification.ts'
import styles from './verification.module.css'

/** The verification dialog: files are added here, uploaded in the background, and submitted together. */
export default function Verification({ onClose }: { onClose: () => void }) {
  const title = useIntl().formatMessage({ id: 'verification.title' })
  const { documents, open, rejected, state, add, submit } = useVerification()
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
