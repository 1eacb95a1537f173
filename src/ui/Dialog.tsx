import { type MouseEvent, type SyntheticEvent, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from './Icon.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useModal } from './use-modal.ts'
import type { ElementChildren } from './children.ts'
import styles from './Dialog.module.css'
import iconButton from './icon-button.module.css'

type Props = {
  /** Its accessible name. */
  title: string
  onClose: () => void
  /** Where there is room: as wide as tiles want it. */
  wide?: boolean
  /** As high as it may be, however little is in it: it stands still while that changes. */
  tall?: boolean
  children: ElementChildren
}

/** A modal dialog: a sheet from the bottom on a phone, a card in the middle elsewhere. Focus goes back when it closes. */
export function Dialog({ title, onClose, wide = false, tall = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const closeLabel = useIntl().formatMessage({ id: 'dialog.close' })
  const backdrop = useBackdrop(onClose)
  useModal(dialog)
  useKeyboardInset(dialog)
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${wide ? styles['wide'] : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file chooser's own cancel comes up to here as well.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // The browser closes it by itself at a second Escape that it did not ask about.
        if (dialog.current && !dialog.current.open) onClose()
      }}
      {...backdrop}
    >
      <div className={`${styles['card']} ${tall ? styles['tall'] : ''}`}>
        <header className={styles['head']}>
          <h2 id={titleId} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          <button type="button" className={iconButton['iconButton']} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles['body']}>{children}</div>
      </div>
    </dialog>
  )
}

/**
 * A press that begins and ends beside the dialog. On the click, not on the press: a finger's click comes after it and
 * would hit what is beneath; and one that began in a text, to mark it, is not meant.
 */
function useBackdrop(leave: () => void) {
  const beganThere = useRef(false)
  return {
    onPointerDown: (event: SyntheticEvent) => {
      beganThere.current = isBackdrop(event)
    },
    onClick: (event: MouseEvent) => {
      if (beganThere.current && isBackdrop(event)) leave()
    },
  }
}

/** The element itself is hit only outside its content. */
function isBackdrop(event: SyntheticEvent): boolean {
  return event.target === event.currentTarget
}
