import { command, runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { DocumentKind } from '#domain/player/verification.ts'
import { addDocument, dropDocument } from './documents.ts'
import { createDocumentSender } from './document-sender.ts'
import { loadVerification, submit } from './verification.ts'

/**
 * Creates the verification feature: its commands, and the sender, which sends documents in the background until
 * `stopped`.
 */
export function createVerification(context: Context, stopped: AbortSignal) {
  const send = createDocumentSender(context, stopped)
  const commands = {
    /** Fetches the verification status and the operator's documents. Errors: those of a call. */
    refresh: command(() => loadVerification(context)),
    /**
     * Stores a document and sends it in the background, as soon as there is a network; after a broken connection it
     * resumes where it stopped. Out: its key. Errors: `validation` with field `file` (`document.empty`,
     * `document.size:10 MB`, `document.type`, `document.tooMany:6`, `document.unreadable`), `storage` when the device
     * has no space for it.
     */
    add: command(async (order: { kind: DocumentKind; file: File }) => {
      const key = await addDocument(context, order)
      runInBackground(send())
      return { key }
    }),
    /**
     * Removes a document that has not been submitted, and notifies the operator in the background. Errors: `conflict`
     * when it has been submitted.
     */
    remove: command(async ({ key }: { key: string }) => {
      await dropDocument(context, key)
      runInBackground(send())
    }),
    /**
     * Submits the arrived documents for review; resolves after the profile has been fetched again. Errors: `validation`
     * with field `documents` (`verification.none`), and those of any call.
     */
    submit: command(() => submit(context)),
  }
  return { commands, send }
}

export type VerificationJobs = ReturnType<typeof createVerification>
