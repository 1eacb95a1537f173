import { useCallback, useState } from 'react'
import type { DocumentRow } from '../../../worker/db/view.ts'
import { DocumentDrawing } from './DocumentDrawing.tsx'
import styles from './verification.module.css'

/** What a document looks like; a sheet of paper for a PDF, and for what has been sent before this was opened. */
export function Preview({ document: { file, type } }: { document: DocumentRow }) {
  // The first that was read: each reading of the row makes another, and none is left once it has arrived.
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
    <span className={styles['preview']} aria-hidden="true">
      {picture && !broken ? (
        <img ref={show} alt="" onError={() => setBroken(true)} />
      ) : (
        <DocumentDrawing of="document" size={24} />
      )}
    </span>
  )
}
