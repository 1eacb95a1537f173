import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../../../worker/rules/verification.ts'

/** What a file chooser offers. */
export const ACCEPTED = DOCUMENT_TYPES.join(',')

export type FileProblem = 'empty' | 'size' | 'type'

/** What is wrong with a file before any of it is sent; null when nothing is. */
export function fileProblem({ size, type }: File): FileProblem | null {
  if (!DOCUMENT_TYPES.some((each) => each === type)) return 'type'
  if (size === 0) return 'empty'
  return size > DOCUMENT_MAX_BYTES ? 'size' : null
}
