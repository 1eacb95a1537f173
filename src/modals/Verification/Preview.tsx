import { useCallback, useState } from 'react'
import type { DocumentRow } from '../../../worker/db/view.ts'
import { DocumentDrawing } from './DocumentDrawing.tsx'
import styles from './verification.module.css'

/** Preview of a document; a paper icon for a PDF, and for files sent before this dialog was opened. */
export function Preview({ document: { file, type } }: { document: DocumentRow }) {
  // The first blob that was read: each read of the row creates another one, and after the upload the row has none.
  const [picture] = useState(type === 'application/pdf' ? null : file)
  const [broken, setBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!picture) return undefined
      const address = URL.createObjectURL(picture)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  return (
    <span className={styles.preview} aria-hidden="true">
      {picture && !broken ? (
        <img ref={show} alt="" onError={() => setBroken(true)} />
      ) : (
        <DocumentDrawing of="document" size={24} />
      )}
    </span>
  )
}
