import { useSetAtom } from 'jotai'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { chatUrl } from '#domain/settings/configuration.ts'
import { type ChatMessage, readChatMessage } from '#domain/frames/frame-message.ts'
import { safeAddress } from '#domain/wire/redirect.ts'
import { useLocale } from '../i18n/locale.tsx'
import { useDevice } from '../browser/use-device.ts'
import { useAppState, useReachable } from '../data/queries.ts'
import { Button } from '../ui/Button.tsx'
import { Strokes } from '../ui/Icon.tsx'
import { CLOSE_PATH } from '../ui/lazy-icons.ts'
import iconButton from '../ui/icon-button.module.css'
import { unreadAtom } from '../base/chat-state.ts'
import { noteOpen } from '../ui/open-dialogs.ts'
import { giveBackFocus } from '../ui/use-modal.ts'
import { OPAQUE_ORIGIN, useFrame } from './use-frame.ts'
import { useSettledPath } from './use-settled-path.ts'
import styles from './SupportChat.module.css'

const READY_MS = 15_000
const UNREAD_SHOWN_MAX = 99
const SANDBOX = 'allow-scripts allow-popups allow-forms'

type Status = 'loading' | 'ready' | 'failed'

/** The operator's chat in a frame: a sheet on a phone, a corner panel on a desktop. It stays loaded while closed. */
export default function SupportChat({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isModal = useDevice() !== 'desktop'
  const reachable = useReachable()
  const [status, setStatus] = useState<Status>('loading')
  useChatDialog(dialog, isOpen, isModal)

  function closeOnCancel(event: SyntheticEvent): void {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      onCancel={closeOnCancel}
      onClose={() => isOpen && dialog.current?.open === false && onClose()}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && !isModal && onClose()}
    >
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          <FormattedMessage id="support.title" />
        </h2>
        <button
          type="button"
          className={iconButton.iconButton}
          aria-label={formatMessage({ id: 'dialog.close' })}
          onClick={onClose}
        >
          <Strokes d={CLOSE_PATH} />
        </button>
      </header>
      {status !== 'failed' && (reachable || status === 'ready') && (
        <ChatFrame isShown={status === 'ready'} onStatus={setStatus} onClose={onClose} />
      )}
      <State status={status} reachable={reachable} again={() => setStatus('loading')} />
    </dialog>
  )
}

type FrameProps = { isShown: boolean; onStatus: (status: Status) => void; onClose: () => void }

function ChatFrame({ isShown, onStatus, onClose }: FrameProps) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const [count, setCount] = useState(0)
  const path = useRef<string>(undefined)
  // Not `isShown`, which a busy page renders later: a route that settles meanwhile would never be sent.
  const isReady = useRef(false)
  // This component only renders where a chat is configured.
  const { href, origin } = new URL(chatUrl ?? '')
  // A chat on our own origin must not get allow-same-origin: it could then remove its sandbox.
  const isForeign = origin !== location.origin
  const { frame, send } = useFrame({
    origin: isForeign ? origin : OPAQUE_ORIGIN,
    read: readChatMessage,
    onMessage: (message: ChatMessage) => {
      if (message.type === 'close') onClose()
      else if (message.type === 'unread') setCount(message.count)
      else {
        isReady.current = true
        onStatus('ready')
        send({ type: 'identify', locale })
        if (path.current !== undefined) send({ type: 'route', path: path.current })
      }
    },
  })
  useUnread(count)
  useSettledPath((next) => {
    path.current = next
    if (isReady.current) send({ type: 'route', path: next })
  })
  useEffect(() => {
    if (isShown) return undefined
    const timer = setTimeout(() => onStatus('failed'), READY_MS)
    return () => clearTimeout(timer)
  }, [isShown, onStatus])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-shown={isShown}
      title={formatMessage({ id: 'support.open' })}
      sandbox={isForeign ? `${SANDBOX} allow-same-origin` : SANDBOX}
      referrerPolicy="strict-origin"
      src={href}
    />
  )
}

/** Shows the number of unread messages on the support button. */
function useUnread(count: number): void {
  const { formatMessage, formatNumber } = useIntl()
  const setUnread = useSetAtom(unreadAtom)
  useEffect(() => {
    const shown = count > UNREAD_SHOWN_MAX ? `${formatNumber(UNREAD_SHOWN_MAX)}+` : formatNumber(count)
    setUnread(count === 0 ? null : { shown, name: formatMessage({ id: 'chat.unread' }, { count }) })
    return () => setUnread(null)
  }, [count, formatMessage, formatNumber, setUnread])
}

function State({ status, reachable, again }: { status: Status; reachable: boolean; again: () => void }) {
  if (status === 'ready') {
    return reachable ? null : (
      <output className={styles.note}>
        <FormattedMessage id="chat.connectionGone" />
      </output>
    )
  }
  if (status === 'loading' && reachable) {
    return (
      <output className={styles.state} aria-busy="true">
        <FormattedMessage id="chat.loading" />
      </output>
    )
  }
  return (
    <div className={styles.state} role="alert">
      <p>
        <FormattedMessage id={reachable ? 'chat.failed' : 'chat.offline'} />
      </p>
      <OtherWay />
      {reachable && (
        <Button onClick={again}>
          <FormattedMessage id="errorPage.retry" />
        </Button>
      )}
    </div>
  )
}

/** The operator's other support channel, if there is one. */
function OtherWay() {
  const telegram = safeAddress(useAppState('settings')?.telegramUrl, location)
  if (!telegram) return null
  return (
    <p>
      <span>
        <FormattedMessage id="chat.otherWay" />
      </span>
      <a href={telegram} target="_blank" rel="noreferrer">
        <FormattedMessage id="support.telegram" />
      </a>
    </p>
  )
}

/**
 * Opens and closes a dialog that stays in the document: modal on a phone, where Back closes it, and beside the page on
 * a desktop. The frame inside is never reloaded.
 */
function useChatDialog(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean, isModal: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return undefined
    const before = document.activeElement
    if (isModal) dialog.showModal()
    else dialog.show()
    dialog.querySelector('h2')?.focus()
    const noteClosed = isModal ? noteOpen(dialog) : null
    return () => {
      noteClosed?.()
      const hadFocus = dialog.contains(document.activeElement)
      dialog.close()
      if (isModal || hadFocus) giveBackFocus(before)
    }
  }, [ref, isOpen, isModal])
}
