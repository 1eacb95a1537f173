import { parse } from 'valibot'
import { type ClientFrame, type ServerFrame, serverFrame } from '../api/socket.ts'
import { backOff, wait } from '../jobs/schedule.ts'
import { RECONNECT_MAX_MS, RECONNECT_MIN_MS } from '../rules/constants.ts'
import { log } from '../page.ts'

const PING_EVERY_MS = 15_000
/** A half-open socket says nothing; without a pong for this long it is dropped. */
const SILENCE_MS = 6_000
/** One that connects and is never welcomed is no better. */
const WELCOME_MS = 10_000
const FRAME_LIMIT = 64 * 1024

type Parts = {
  address: string
  token: () => Promise<string | null>
  /** Resolves when there is somebody to connect to. */
  reachable: () => Promise<void>
  /** The operator refused this token. */
  onRefused: (token: string) => Promise<void>
  onFrame: (frame: ServerFrame) => void
  onPong: (serverMs: number, sentAt: number) => void
  onState: (state: 'connecting' | 'open' | 'closed') => void
  signal: AbortSignal
}

/**
 * The one socket of the browser (leader tab): hello with the bearer, a snapshot after each opening, a ping to notice
 * half-open connections, reconnect with jittered back-off. Frames that do not fit their schema are dropped.
 */
export async function keepSocket(parts: Parts): Promise<void> {
  let tries = 0
  while (!parts.signal.aborted) {
    await parts.reachable()
    const token = await parts.token()
    if (token === null) return
    parts.onState('connecting')
    const opened = await oneConnection(parts, token)
    parts.onState('closed')
    tries = opened ? 0 : tries + 1
    await wait(backOff(tries, RECONNECT_MIN_MS, RECONNECT_MAX_MS), parts.signal)
  }
}

/** Lives as long as one connection does; true when the operator had welcomed it. */
function oneConnection(
  { address, signal, onFrame, onPong, onRefused, onState }: Parts,
  token: string,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    let welcomed = false
    let pinging: ReturnType<typeof setInterval> | undefined

    const send = (frame: ClientFrame): void => socket.send(JSON.stringify(frame))
    const end = (): void => {
      clearInterval(pinging)
      clearTimeout(silence)
      signal.removeEventListener('abort', end)
      socket.close()
      resolve(welcomed)
    }
    let silence = setTimeout(end, WELCOME_MS)
    const ping = (): void => {
      send({ type: 'ping', at: Date.now() })
      clearTimeout(silence)
      silence = setTimeout(end, SILENCE_MS)
    }
    const hear = (frame: ServerFrame): void => {
      if (welcomed || frame.type === 'welcome' || frame.type === 'refused') clearTimeout(silence)
      if (frame.type === 'pong') onPong(frame.server, frame.at)
      else if (frame.type === 'refused') void onRefused(token).finally(end)
      else if (frame.type === 'welcome') {
        welcomed = true
        onState('open')
        send({ type: 'snapshot' })
        ping()
        pinging = setInterval(ping, PING_EVERY_MS)
      } else onFrame(frame)
    }

    signal.addEventListener('abort', end)
    socket.addEventListener('open', () => send({ type: 'hello', token }))
    socket.addEventListener('close', end)
    socket.addEventListener('error', end)
    socket.addEventListener('message', ({ data }) => {
      const frame = readFrame(data)
      if (frame) hear(frame)
    })
  })
}

function readFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string' || data.length > FRAME_LIMIT) return null
  try {
    return parse(serverFrame, JSON.parse(data))
  } catch {
    log('frame does not fit')
    return null
  }
}
