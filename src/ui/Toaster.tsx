import { type SyntheticEvent, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { TOAST_SPEED_MS, TOAST_WIDTH_PX } from '#domain/settings/constants.ts'
import { Strokes } from './Icon.tsx'
import { CLOSE_PATH } from './lazy-icons.ts'
import { subscribeDialogs, uppermostDialog } from './open-dialogs.ts'
import { type ToastText, dismissToast, pauseToast, releaseToast, subscribeToasts, toasts } from './toast-store.ts'
import styles from './Toaster.module.css'
import iconButton from './icon-button.module.css'

/** The live region for notifications. It is rendered in the topmost dialog, as everything below that is inert. */
export function Toaster() {
  const items = useSyncExternalStore(subscribeToasts, toasts)
  const dialog = useSyncExternalStore(subscribeDialogs, uppermostDialog)
  const { formatMessage } = useIntl()
  return createPortal(
    <section
      className={styles.region}
      style={{ width: TOAST_WIDTH_PX }}
      aria-label={formatMessage({ id: 'toast.region' })}
      aria-live="polite"
      data-unasked
      data-group="empty"
    >
      {items.map(({ id, text, leaving }) => (
        <div
          key={id}
          className={styles.toast}
          data-leaving={leaving || undefined}
          style={{ animationDuration: `${TOAST_SPEED_MS}ms` }}
          onPointerEnter={() => pauseToast(id)}
          onPointerLeave={(event) => releaseUnlessActive(event, id)}
          onFocus={() => pauseToast(id)}
          onBlur={(event) => releaseUnlessActive(event, id)}
        >
          <ToastBody text={text} />
          <button
            type="button"
            className={iconButton.iconButton}
            aria-label={formatMessage({ id: 'toast.dismiss' })}
            onClick={() => dismissToast(id)}
          >
            <Strokes d={CLOSE_PATH} size={16} />
          </button>
        </div>
      ))}
    </section>,
    dialog ?? document.body,
  )
}

function ToastBody({ text }: { text: ToastText }) {
  if (typeof text === 'string') return <p>{text}</p>
  if ('id' in text) {
    return (
      <p>
        <FormattedMessage {...text} />
      </p>
    )
  }
  return (
    <div aria-live={text.isAnnounced ? 'off' : undefined}>
      <strong>
        <FormattedMessage id={text.title} />
      </strong>
      {text.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** Keeps the toast while it is still hovered or focused: pointer and focus may leave at different times. */
function releaseUnlessActive({ currentTarget, type }: SyntheticEvent<HTMLElement>, id: number): void {
  if (!currentTarget.matches(type === 'blur' ? ':hover' : ':focus-within')) releaseToast(id)
}
