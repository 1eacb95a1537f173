import { command, runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { DocumentKind } from '../domain/account/verification.ts'
import { addDocument, dropDocument } from './documents.ts'
import { createDocumentSender } from './document-sender.ts'
import { loadVerification, submit } from './verification.ts'

/** Verification as one: its commands, and the sending of documents, which goes on by itself until `stopped`. */
export function createVerification(context: Context, stopped: AbortSignal) {
  const send = createDocumentSender(context, stopped)
  const commands = {
    /** Fetches how far the verification is, and the documents that the operator has. Errors: those of a call. Spec 4. */
    refresh: command(() => loadVerification(context)),
    /**
     * Takes a document for sending; it goes on by itself, now or when there is a network, and goes on after a cut where
     * it was. Out: its key. Errors: `validation` with field `file` (`document.empty`, `document.size:10 MB`,
     * `document.type`, `document.tooMany:6`, `document.unreadable`), `storage` when the device has no room for it.
     */
    add: command(async (order: { kind: DocumentKind; file: File }) => {
      const key = await addDocument(context, order)
      runInBackground(send())
      return { key }
    }),
    /** Takes back a document that has not been submitted; the operator hears of it when it can. Errors: `conflict` when it has been. */
    remove: command(async ({ key }: { key: string }) => {
      await dropDocument(context, key)
      runInBackground(send())
    }),
    /**
     * Has somebody look at the documents that have arrived; answers after the profile has been fetched again. Errors:
     * `validation` with field `documents` (`verification.none`), and those of any call.
     */
    submit: command(() => submit(context)),
  }
  return { commands, send }
}

export type VerificationJobs = ReturnType<typeof createVerification>
