import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { THIRD_PARTY_PAGES, type ThirdPartyHost, getThirdPartyOrigin } from '#domain/frames/third-party-host.ts'

/** The origin string of a frame that is sandboxed without `allow-same-origin`. */
export const OPAQUE_ORIGIN = 'null'

/**
 * The address of a third party's page on its own host, and its origin; the page reads `facts` in the fragment. null at
 * an IP address, which has no such host.
 */
export function getFrameAddress(
  name: ThirdPartyHost,
  facts: Readonly<Record<string, string>> = {},
  query = '',
): { origin: string; src: string } | null {
  const origin = getThirdPartyOrigin(location, name)
  if (origin === null) return null
  const fragment = new URLSearchParams({ page: location.origin, ...facts })
  return { origin, src: `${origin}${THIRD_PARTY_PAGES[name]}${query}#${fragment}` }
}

type Options<Message> = {
  /** The origin that its messages come from. */
  origin: string
  /** Returns null for a message that is not part of the protocol. */
  read: (data: unknown) => Message | null
  onMessage: (message: Message) => void
}

/** A third-party frame: only accepts messages from its own window and origin. `send` posts a message to it. */
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
    // An opaque origin cannot be used as targetOrigin.
    (message: object) => frame.current?.contentWindow?.postMessage(message, origin === OPAQUE_ORIGIN ? '*' : origin),
    [origin],
  )
  return { frame, send }
}
