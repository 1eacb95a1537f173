import { useEffect, useRef, useState } from 'react'
import { readTagManagerMessage } from '../../worker/rules/frame-message.ts'
import { useConsent } from '../data/consent.ts'
import { whenIdle } from '../host/idle.ts'
import { publicTitle } from './public-path.ts'
import { allowTags, connectTags, exceptionTag, queueTag } from './tag-events.ts'
import { OPAQUE_ORIGIN, useFrame } from './use-frame.ts'
import { useSettledPath } from './use-settled-path.ts'

const IDLE_MS = 10_000

/** The operator's tag manager in a frame of its own: loaded once the page is idle, and only while the visitor allows marketing. */
export default function TagManager() {
  const isAllowed = useConsent()?.marketing
  const isIdle = useIsIdle()
  useEffect(() => {
    if (isAllowed !== undefined) allowTags(isAllowed)
  }, [isAllowed])
  usePageViews()
  useExceptions()
  return isAllowed && isIdle ? <TagFrame /> : null
}

function TagFrame() {
  const disconnect = useRef<() => void>(undefined)
  const { frame, send } = useFrame({
    origin: OPAQUE_ORIGIN,
    read: readTagManagerMessage,
    onMessage: () => {
      disconnect.current = connectTags((event) => send({ type: 'event', ...event }))
    },
  })
  useEffect(() => () => disconnect.current?.(), [])
  return (
    <iframe
      ref={frame}
      hidden
      title="Tag manager"
      aria-hidden="true"
      tabIndex={-1}
      sandbox="allow-scripts allow-popups allow-forms"
      referrerPolicy="no-referrer"
      src="/frames/tag-manager.html"
    />
  )
}

function usePageViews(): void {
  useSettledPath((page_path) =>
    queueTag({ name: 'page_view', data: { page_path, page_title: publicTitle(page_path, document.title) } }),
  )
}

function useExceptions(): void {
  useEffect(() => {
    const listen = ({ message }: ErrorEvent): void => queueTag(exceptionTag(message))
    window.addEventListener('error', listen)
    return () => window.removeEventListener('error', listen)
  }, [])
}

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isShown = true
    void whenIdle(IDLE_MS).then(() => isShown && setIdle(true))
    return () => {
      isShown = false
    }
  }, [])
  return isIdle
}
