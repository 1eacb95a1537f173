import { command } from '../command.ts'
import type { Context } from '../context.ts'
import { Failure } from '../result.ts'
import type { DocumentKind } from '../rules/verification.ts'

export function verificationCommands(_context: Context) {
  const notYet = async (): Promise<never> => {
    throw new Failure({ code: 'unavailable', retry: false })
  }
  return {
    /** Fetches how far the verification is, and the documents that the operator has. Errors: those of a call. Spec 4. */
    refresh: command(notYet as () => Promise<void>),
    /**
     * Takes a document for sending; it goes on by itself, now or when there is a network, and goes on after a cut where
     * it was. Out: its key. Errors: `validation` with field `file` (`document.empty`, `document.size:10 MB`,
     * `document.type`, `document.tooMany:6`, `document.unreadable`), `storage` when the device has no room for it.
     */
    add: command(notYet as (order: { kind: DocumentKind; file: File }) => Promise<{ key: string }>),
    /** Takes back a document that has not been submitted. Errors: `conflict` when it has been. */
    remove: command(notYet as (order: { key: string }) => Promise<void>),
    /**
     * Has somebody look at the documents that have arrived. Errors: `validation` with field `documents`
     * (`verification.none`), and those of any call.
     */
    submit: command(notYet as () => Promise<void>),
  }
}
