import { type MouseEvent, type SyntheticEvent, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Strokes } from './Icon.tsx'
import { CLOSE_PATH } from './lazy-icons.ts'
import { useLeastHeight } from './use-least-height.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useModal } from './use-modal.ts'
import { useUnasked } from './use-unasked.ts'
import type { ElementChildren } from './children.ts'
import styles from './Dialog.module.css'
import iconButton from './icon-button.module.css'

type Props = {
  /** Its accessible name. */
  title: string
  /** Left out by a question that only its own buttons answer: neither the backdrop nor Escape nor Back closes it. */
  onClose?: (() => void) | undefined
  /** It opens by itself, so a press or key of the first moment was meant for what it covers. */
  isUnasked?: true | undefined
  /** Wider where there is room, for tiles. */
  wide?: boolean
  /** Always at the maximum height, so that it does not resize when the content changes. */
  tall?: boolean
  /** As high as its content, and never lower than it has been, for content with a list that may become empty. */
  steady?: boolean
  children: ElementChildren
}

/**
 * A modal dialog: a sheet at the bottom on a phone, a card in the middle elsewhere. The focus returns when it closes.
 */
export function Dialog({ title, onClose, isUnasked, wide, tall, steady = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const closeLabel = useIntl().formatMessage({ id: 'dialog.close' })
  const backdrop = useBackdrop(onClose)
  useModal(dialog)
  useUnasked(dialog, isUnasked)
  useKeyboardInset(dialog)
  useLeastHeight(card, steady)
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      data-unasked={isUnasked}
      onCancel={(event) => {
        // The cancel event of a file input bubbles up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={() => {
        // At a second Escape the browser closes the dialog without a cancel event.
        if (!dialog.current || dialog.current.open) return
        if (onClose) onClose()
        else dialog.current.showModal()
      }}
      {...backdrop}
    >
      <div ref={card} className={`${styles.card} ${tall ? styles.tall : ''}`}>
        <header className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {onClose && (
            <button type="button" className={iconButton.iconButton} aria-label={closeLabel} onClick={onClose}>
              <Strokes d={CLOSE_PATH} />
            </button>
          )}
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}

/**
 * Closes on a press that begins and ends on the backdrop. On click, not on pointerdown: a touch fires its click
 * afterwards and would hit the element below. A press that begins in a text is a selection and does not close.
 */
function useBackdrop(leave: (() => void) | undefined) {
  const beganOnBackdrop = useRef(false)
  return {
    onPointerDown: (event: SyntheticEvent) => {
      beganOnBackdrop.current = isBackdrop(event)
    },
    onClick: (event: MouseEvent) => {
      if (beganOnBackdrop.current && isBackdrop(event)) leave?.()
    },
  }
}

/** Only the backdrop has the dialog itself as the event's target. */
function isBackdrop(event: SyntheticEvent): boolean {
  return event.target === event.currentTarget
}
