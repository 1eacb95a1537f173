import { parse } from 'valibot'
import { type ClientFrame, SERVER_FRAME_TYPES, type ServerFrame, serverFrame } from '../endpoints/socket.ts'
import { reconnectPause, wait } from '../jobs/schedule.ts'

/**
 * How long a connection may say nothing before it is pinged, how long a pong may take then, and how often it is pinged
 * whatever it says: by nothing else are the clock and the latency known.
 */
type Heartbeat = { quietMs: number; pongMs: number; everyMs: number }
/** While something moves on screen, a half-open connection is noticed within 6 s; otherwise a ping costs more than it tells. */
const LIVELY: Heartbeat = { quietMs: 3_000, pongMs: 3_000, everyMs: 5_000 }
const IDLE: Heartbeat = { quietMs: 30_000, pongMs: 6_000, everyMs: Infinity }
/** One that connects and is never welcomed is no better. */
const WELCOME_MS = 10_000
const FRAME_LIMIT = 256 * 1024

type Parts = {
  address: string
  /** The bearer token of now; null for a guest. */
  token: () => Promise<string | null>
  /** Resolves when a connection is wanted and there is somebody to connect to, or the signal has ended. */
  ready: () => Promise<void>
  /** Whether anything on screen moves by this connection. */
  isLively: () => boolean
  /** The operator refused this token. */
  onRefused: (token: string) => Promise<void>
  onFrame: (frame: ServerFrame) => void
  /** Round trip and server time of a ping, ms. */
  onPong: (serverMs: number, sentAt: number) => void
  onMalformed: (what: string) => void
  onState: (state: 'connecting' | 'open' | 'closed') => void
  signal: AbortSignal
}

export type Socket = {
  /** Sends a frame where a connection stands; false where none does. */
  send(frame: ClientFrame): boolean
  /** Tells the operator who listens from now on: the player of the token, or a guest. */
  authenticate(): Promise<void>
  /** What moves on screen has changed: the heartbeat goes with it. */
  beat(): void
  /** Ends the connection; another one follows when it is wanted. */
  drop(): void
}

/**
 * The one socket of the browser (leader tab), for guests as well: hello, a ping whenever it is quiet to notice half-open
 * connections, reconnect with jittered back-off. Frames of types that are not known are ignored, those that do not fit
 * are counted.
 */
export function startSocket(parts: Parts): Socket {
  let current: Connection | null = null

  async function run(): Promise<void> {
    let tries = 0
    while (!parts.signal.aborted) {
      await parts.ready()
      if (parts.signal.aborted) return
      const wasWelcomed = await connectOnce()
      tries = wasWelcomed ? 0 : tries + 1
      await wait(reconnectPause(tries, parts.isLively()), parts.signal)
    }
  }

  /** Out: whether the operator welcomed the connection, once that has ended. */
  async function connectOnce(): Promise<boolean> {
    parts.onState('connecting')
    try {
      current = connect(parts, await parts.token())
      return await current.ended
    } catch {
      // The token cannot be read while the browser has closed the database.
      return false
    } finally {
      current = null
      parts.onState('closed')
    }
  }

  /** A connection whose token cannot be read ends: the next one says hello with the right one. */
  async function authenticate(): Promise<void> {
    const connection = current
    await parts.token().then(
      (token) => connection?.authenticate(token),
      () => connection?.end(),
    )
  }

  void run()
  return {
    send: (frame) => current?.send(frame) ?? false,
    authenticate,
    beat: () => current?.beat(),
    drop: () => current?.end(),
  }
}

type Connection = {
  send(frame: ClientFrame): boolean
  authenticate(token: string | null): void
  beat(): void
  end(): void
  /** True when the operator had welcomed it. */
  ended: Promise<boolean>
}

/** Lives as long as one connection does. */
function connect(parts: Parts, helloToken: string | null): Connection {
  const { address, signal, isLively, onFrame, onPong, onRefused, onMalformed, onState } = parts
  const socket = new WebSocket(address)
  let token = helloToken
  let isWelcome = false
  let hasRenewed = false
  let heardAt = performance.now()
  let pingedAt: number | null = null
  let lastPingAt = -Infinity
  let timer = setTimeout(end, WELCOME_MS)
  let resolve: (welcomed: boolean) => void = () => undefined
  const ended = new Promise<boolean>((done) => {
    resolve = done
  })

  function send(frame: ClientFrame): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(frame))
    return true
  }

  function end(): void {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    socket.close()
    resolve(isWelcome)
  }

  function ping(): void {
    lastPingAt = pingedAt = performance.now()
    send({ type: 'ping', at: Date.now() })
  }

  /** Looks when the connection will next have been quiet for too long. One timer, however much is heard. */
  function beat(): void {
    if (!isWelcome) return
    clearTimeout(timer)
    const { quietMs, pongMs, everyMs } = isLively() ? LIVELY : IDLE
    const now = performance.now()
    if (pingedAt !== null && heardAt < pingedAt) {
      if (now - pingedAt >= pongMs) return end()
      timer = setTimeout(beat, pingedAt + pongMs - now)
      return
    }
    pingedAt = null
    const dueAt = Math.min(heardAt + quietMs, lastPingAt + everyMs)
    if (now >= dueAt) ping()
    timer = setTimeout(beat, pingedAt === null ? dueAt - now : pongMs)
  }

  function authenticate(next: string | null): void {
    if (next === token) return
    token = next
    send({ type: 'authenticate', token: next })
  }

  function hear(frame: ServerFrame): void {
    if (frame.type === 'pong') onPong(frame.server, frame.at)
    else if (frame.type === 'refused') {
      // Once a connection: an operator that refuses the renewed token as well is listened to as a guest.
      if (token === null || hasRenewed) return
      hasRenewed = true
      void onRefused(token)
        .then(async () => authenticate(await parts.token()))
        .catch(end)
    } else {
      if (frame.type === 'welcome' && !isWelcome) {
        isWelcome = true
        onState('open')
        ping()
        beat()
      }
      onFrame(frame)
    }
  }

  signal.addEventListener('abort', end)
  socket.addEventListener('open', () => send({ type: 'hello', token }))
  socket.addEventListener('close', end)
  socket.addEventListener('error', end)
  socket.addEventListener('message', ({ data }) => {
    heardAt = performance.now()
    const frame = readFrame(data, onMalformed)
    if (frame) hear(frame)
  })
  return { send, authenticate, beat, end, ended }
}

function readFrame(data: unknown, onMalformed: (what: string) => void): ServerFrame | null {
  if (typeof data !== 'string' || data.length > FRAME_LIMIT) {
    onMalformed('frame')
    return null
  }
  try {
    const json: unknown = JSON.parse(data)
    // A newer operator may say more than this build knows.
    if (typeof json === 'object' && json !== null && 'type' in json && !SERVER_FRAME_TYPES.has(json.type)) return null
    return parse(serverFrame, json)
  } catch {
    onMalformed('frame')
    return null
  }
}
