import { type ChangeEvent, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DocumentDrawing } from './DocumentDrawing.tsx'
import { ACCEPTED } from './file-problem.ts'
import styles from './verification.module.css'

type Props = { describedBy: string; onFiles: (files: readonly File[]) => void }

/** The ways to add a file: choose one from the device or, where there is a camera, take a picture. */
export function AddFiles({ describedBy, onFiles }: Props) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])]
    // Reset, so that choosing the same file again fires `change`.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div className={styles.add}>
      <Button aria-describedby={describedBy} onClick={() => chooser.current?.click()}>
        <Icon name="deposit" />
        <FormattedMessage id="verification.choose" />
      </Button>
      <Button className={styles.camera} aria-describedby={describedBy} onClick={() => camera.current?.click()}>
        <DocumentDrawing of="camera" />
        <FormattedMessage id="verification.camera" />
      </Button>
      <span className={styles.drop} id={id}>
        <FormattedMessage id="verification.drop" />
      </span>
      <input ref={chooser} type="file" accept={ACCEPTED} multiple hidden onChange={take} />
      <input ref={camera} type="file" accept="image/jpeg,image/png" capture="environment" hidden onChange={take} />
    </div>
  )
}
