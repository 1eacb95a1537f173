import { DOCUMENT_TYPES, documentSizeProblem } from '../../../worker/domain/account/verification.ts'

/** What a file chooser offers; what a file is, its bytes tell. */
export const ACCEPTED = DOCUMENT_TYPES.join(',')

export type FileProblem = 'empty' | 'size'

/** What is wrong with a file as far as its size tells; null when nothing is. */
export function fileProblem({ size }: File): FileProblem | null {
  if (documentSizeProblem(size) === null) return null
  return size === 0 ? 'empty' : 'size'
}
