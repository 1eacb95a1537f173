import { useCallback, useEffect, useRef, useState } from 'react'
import { type ProviderMessage, readProviderMessage } from '../../../worker/domain/protocol/provider-message.ts'

/** What keeps a game that is open from being played: the browser, the end of its session, or itself. */
export type Stop = 'storage' | 'session' | 'broken'

/** How long a document has to say how large it is before it is shown as it is, ms: what is shown is not moved. */
const TO_SAY_SIZE_MS = 1_000

type Heard = {
  /** Something of the game is there: a document, or a message of it. */
  isLoaded: boolean
  isShown: boolean
  /** It has told that it can be played; games of many a provider never do. */
  isReady: boolean
  stop: Stop | null
  ratio: number | null
}
const NOTHING: Heard = { isLoaded: false, isShown: false, isReady: false, stop: null, ratio: null }

type Ask = { onAsked: (message: Extract<ProviderMessage, { type: 'balance' | 'exit' | 'deposit' }>) => void }

/**
 * Follows the frame of one launch (another one is another component): what its own window tells from its own origin, and nothing that anybody else sends.
 * `refresh` tells the game that the player's money may be another.
 */
export function useGameFrame(url: string, { onAsked }: Ask) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [heard, setHeard] = useState(NOTHING)
  const asked = useRef(onAsked)
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    asked.current = onAsked
  })
  const { origin } = new URL(url)

  const arrive = useCallback(() => {
    setHeard((before) => (before.isLoaded ? before : { ...before, isLoaded: true }))
    showing.current ??= setTimeout(() => setHeard((before) => ({ ...before, isShown: true })), TO_SAY_SIZE_MS)
  }, [])

  useEffect(() => {
    const hear = (change: Partial<Heard>): void => setHeard((before) => ({ ...before, ...change }))
    const listen = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const message = readProviderMessage(event.data)
      if (message === null) return
      arrive()
      switch (message.type) {
        case 'ready':
          return hear({ isShown: true, isReady: true, stop: null })
        case 'size':
          return hear({ ratio: message.width / message.height })
        case 'storage-blocked':
          return hear({ stop: 'storage' })
        case 'error':
          return hear({ stop: message.code })
        default:
          return asked.current(message)
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
    ...heard,
    /** The frame has a document: the game's, or what the browser says in its place. */
    onLoad: arrive,
    refresh: () => frame.current?.contentWindow?.postMessage({ type: 'refresh' }, origin),
  }
}
