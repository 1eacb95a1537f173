import { DOCUMENT_TYPES, documentSizeProblem } from '#domain/player/verification.ts'

/** Types offered by the file chooser. The real type is detected from the file's bytes. */
export const ACCEPTED = DOCUMENT_TYPES.join(',')

export type FileProblem = 'empty' | 'size'

/** The problem with a file, judged by its size; null if none. */
export function fileProblem({ size }: File): FileProblem | null {
  if (documentSizeProblem(size) === null) return null
  return size === 0 ? 'empty' : 'size'
}
