import { useEffect, useRef, useState } from 'react'
import { readTagManagerMessage } from '../../worker/domain/protocol/frame-message.ts'
import { useConsent } from '../data/consent.ts'
import { useReachable } from '../data/queries.ts'
import { whenIdle } from '../browser/idle.ts'
import { publicTitle } from './public-path.ts'
import { allowTags, connectTags, exceptionTag, queueTag } from './tag-events.ts'
import { OPAQUE_ORIGIN, useFrame } from './use-frame.ts'
import { useSettledPath } from './use-settled-path.ts'

const IDLE_MS = 10_000

/**
 * The operator's tag manager in its own frame: loads when the page is idle, and only while the visitor allows
 * marketing.
 */
export default function TagManager() {
  const isAllowed = useConsent()?.marketing
  const isIdle = useIsIdle()
  const reachable = useReachable()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isAllowed !== undefined) allowTags(isAllowed)
  }, [isAllowed])
  useExceptions()
  return (
    <>
      {/* If consent comes late, this mounts then and counts the current page. */}
      {isAllowed !== false && <PageViews />}
      {isAllowed && isIdle && (reachable || isReady) && <TagFrame onReady={setReady} />}
    </>
  )
}

function PageViews() {
  useSettledPath((page_path) =>
    queueTag({ name: 'page_view', data: { page_path, page_title: publicTitle(page_path, document.title) } }),
  )
  return null
}

function TagFrame({ onReady }: { onReady: (isReady: boolean) => void }) {
  const disconnect = useRef<() => void>(undefined)
  const { frame, send } = useFrame({
    origin: OPAQUE_ORIGIN,
    read: readTagManagerMessage,
    onMessage: () => {
      disconnect.current = connectTags((event) => send({ type: 'event', ...event }))
      onReady(true)
    },
  })
  useEffect(
    () => () => {
      disconnect.current?.()
      onReady(false)
    },
    [onReady],
  )
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
