import { showToast } from '../../ui/toast-store.ts'
import { ChunkLoadError } from '../../errors/lazy-component.tsx'

/** Tells of a crash where there is no place to say it in. */
export function showCrashToast(error: unknown): void {
  showToast({ id: error instanceof ChunkLoadError ? 'errorPage.missing' : 'errorPage.part' })
}
