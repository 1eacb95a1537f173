import { showToast } from '../../ui/toast-store.ts'
import { MissingPart } from '../../errors/lazy-part.tsx'

/** Tells of a crash where there is no place to say it in. */
export function showCrashToast(error: unknown): void {
  showToast({ id: error instanceof MissingPart ? 'errorPage.missing' : 'errorPage.part' })
}
