import { showToast } from '../ui/toast-store.ts'
import { ChunkLoadError } from './lazy-component.tsx'

/** Reports a crash in a toast, for components that have no place for an error message. */
export function showCrashToast(error: unknown): void {
  showToast({ id: error instanceof ChunkLoadError ? 'errorPage.missing' : 'errorPage.part' })
}
