import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** How the browser names the origin of a sandboxed frame: it is nobody's. */
export const OPAQUE_ORIGIN = 'null'

type Options<Message> = {
  /** The origin that its messages come from. */
  origin: string
  /** Null for what is no message of its protocol. */
  read: (data: unknown) => Message | null
  onMessage: (message: Message) => void
}

/**
 * The frame of a third party: what its own window sends from its own origin, and nothing that anybody else sends.
 * `send` posts to it.
 */
export function useFrame<Message>({ origin, read, onMessage }: Options<Message>): {
  frame: RefObject<HTMLIFrameElement | null>
  send: (message: object) => void
} {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onMessage)
  useEffect(() => {
    latest.current = onMessage
  })
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const message = read(event.data)
      if (message !== null) latest.current(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, read])
  const send = useCallback(
    // An origin that is nobody's cannot be named.
    (message: object) => frame.current?.contentWindow?.postMessage(message, origin === OPAQUE_ORIGIN ? '*' : origin),
    [origin],
  )
  return { frame, send }
}
