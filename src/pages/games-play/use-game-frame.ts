import { useCallback, useEffect, useRef, useState } from 'react'
import { type ProviderMessage, readProviderMessage } from '#domain/frames/provider-message.ts'

/** Why an open game cannot be played: the browser blocks its storage, its session has ended, or it is broken. */
export type Stop = 'storage' | 'session' | 'broken'

/**
 * How long the game may take to send its size before it is shown anyway, ms. A late resize would move a visible game.
 */
const SIZE_TIMEOUT_MS = 1_000

type FrameState = {
  /** The iframe has a document, or the game has sent a message. */
  isLoaded: boolean
  isShown: boolean
  /** The game sent `ready`; the games of many providers never do. */
  isReady: boolean
  stop: Stop | null
  ratio: number | null
}
const INITIAL: FrameState = { isLoaded: false, isShown: false, isReady: false, stop: null, ratio: null }

type Handlers = { onRequest: (message: Extract<ProviderMessage, { type: 'balance' | 'exit' | 'deposit' }>) => void }

/**
 * State of the iframe of one launch; the component must be keyed by launch. Accepts messages only from the iframe's own
 * window and origin. `refresh` asks the game to reload the player's balance.
 */
export function useGameFrame(url: string, { onRequest }: Handlers) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [frameState, setFrameState] = useState(INITIAL)
  const latestOnRequest = useRef(onRequest)
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latestOnRequest.current = onRequest
  })
  const { origin } = new URL(url)

  const arrive = useCallback(() => {
    setFrameState((before) => (before.isLoaded ? before : { ...before, isLoaded: true }))
    showing.current ??= setTimeout(() => setFrameState((before) => ({ ...before, isShown: true })), SIZE_TIMEOUT_MS)
  }, [])

  useEffect(() => {
    const update = (change: Partial<FrameState>): void => setFrameState((before) => ({ ...before, ...change }))
    const listen = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const message = readProviderMessage(event.data)
      if (message === null) return
      arrive()
      switch (message.type) {
        case 'ready':
          return update({ isShown: true, isReady: true, stop: null })
        case 'size':
          return update({ ratio: message.width / message.height })
        case 'storage-blocked':
          return update({ stop: 'storage' })
        case 'error':
          return update({ stop: message.code })
        default:
          return latestOnRequest.current(message)
      }
    }
    window.addEventListener('message', listen)
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(showing.current)
      showing.current = undefined
    }
  }, [origin, arrive])

  return {
    frame,
    ...frameState,
    /** The iframe has loaded a document: the game, or an error page of the browser. */
    onLoad: arrive,
    /** Until its document is there, the iframe has this page's origin and the game cannot listen. */
    refresh: () => {
      if (frameState.isLoaded) frame.current?.contentWindow?.postMessage({ type: 'refresh' }, origin)
    },
  }
}
