import { parse } from 'valibot'
import { type ClientFrame, SERVER_FRAME_TYPES, type ServerFrame, serverFrame } from '#endpoints/socket.ts'
import {
  RECONNECT_LIVELY_MAX_MS,
  RECONNECT_MIN_MS,
  SOCKET_QUICK_FOR_MS,
  SOCKET_RETRY_LIVELY_MAX_MS,
  SOCKET_RETRY_MAX_MS,
} from '#domain/settings/constants.ts'
import { computeBackoff, reconnectPause } from '../jobs/schedule.ts'

/**
 * `quietMs`: how long the connection may be silent before it is pinged; `pongMs`: time-out of the pong; `everyMs`: ping
 * interval even while frames arrive, because only pongs measure the clock and the latency exactly.
 */
type Heartbeat = { quietMs: number; pongMs: number; everyMs: number }
/**
 * While something on screen is live, a half-open connection is detected within 6 s. Otherwise frequent pings cost more
 * than they are worth.
 */
const LIVELY: Heartbeat = { quietMs: 3_000, pongMs: 3_000, everyMs: 5_000 }
const IDLE: Heartbeat = { quietMs: 30_000, pongMs: 6_000, everyMs: Infinity }
/** A connection that the operator does not welcome within this time counts as failed. */
const WELCOME_MS = 10_000
const FRAME_LIMIT = 256 * 1024

type Parts = {
  address: string
  /** The current bearer token; null for a guest. */
  token: () => Promise<string | null>
  /**
   * Resolves when a connection is wanted and the operator is reachable, or when the signal aborts. Out: whether the
   * operator has been unreachable meanwhile.
   */
  ready: () => Promise<boolean>
  /** Waits for ms, or until the operator is reachable again. Out: whether it has been unreachable meanwhile. */
  rest: (ms: number) => Promise<boolean>
  /** Whether anything on screen depends on this connection. */
  isLively: () => boolean
  /** The operator rejected this token. */
  onRejected: (token: string) => Promise<void>
  onFrame: (frame: ServerFrame) => void
  /** Server time of a pong and the time of its ping (`performance.now()`), both ms. */
  onPong: (serverMs: number, sentAt: number) => void
  onMalformed: (what: string) => void
  onState: (state: 'connecting' | 'open' | 'closed') => void
  signal: AbortSignal
}

export type Socket = {
  /** Sends a frame; false if there is no open connection. */
  send(frame: ClientFrame): boolean
  /** Authenticates the connection again: as the player of the current token, or as a guest. */
  authenticate(): Promise<void>
  /** Adapts the heartbeat after the topics on screen have changed. */
  beat(): void
  /** Ends the connection; another one follows when it is wanted. */
  drop(): void
}

/**
 * The only socket of the browser, in the leader tab, for guests as well. It sends hello, pings when the connection is
 * silent to detect half-open connections, and reconnects with jittered back-off: quickly if it has worked, and rarely
 * if the operator seems to have none. Frames of unknown types are ignored;
 * malformed frames are counted.
 */
export function startSocket(parts: Parts): Socket {
  let current: Connection | null = null

  async function run(): Promise<void> {
    let hasWorked = false
    let tries = 0
    let closedAt = performance.now()
    // The attempts that failed while the operator was unreachable say nothing about its socket.
    const restart = (): void => {
      tries = 0
      closedAt = performance.now()
    }
    while (!parts.signal.aborted) {
      if (await parts.ready()) restart()
      if (parts.signal.aborted) return
      const wasWelcomed = await connectOnce()
      hasWorked ||= wasWelcomed
      if (wasWelcomed) restart()
      else tries += 1
      const failingMs = performance.now() - closedAt
      if (await parts.rest(socketPause({ tries, failingMs, hasWorked, isLively: parts.isLively() }))) restart()
    }
  }

  /** Out: whether the operator welcomed the connection, once it has ended. */
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

  /** Ends the connection if the token cannot be read: the next one sends hello with the current token. */
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
  /** True if the operator had welcomed it. */
  ended: Promise<boolean>
}

/** One connection, from its opening to its end. */
function connect(parts: Parts, helloToken: string | null): Connection {
  const { address, signal, isLively, onFrame, onPong, onRejected, onMalformed, onState } = parts
  const socket = new WebSocket(address)
  let token = helloToken
  let isWelcome = false
  let hasRenewed = false
  let receivedAt = performance.now()
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
    send({ type: 'ping', at: lastPingAt })
  }

  /**
   * Pings or ends the connection if that is due, and sets the timer for the next check. One timer, however many frames
   * arrive.
   */
  function beat(): void {
    if (!isWelcome) return
    clearTimeout(timer)
    const { quietMs, pongMs, everyMs } = isLively() ? LIVELY : IDLE
    const now = performance.now()
    if (pingedAt !== null && receivedAt < pingedAt) {
      if (now - pingedAt >= pongMs) return end()
      timer = setTimeout(beat, pingedAt + pongMs - now)
      return
    }
    pingedAt = null
    const dueAt = Math.min(receivedAt + quietMs, lastPingAt + everyMs)
    if (now >= dueAt) ping()
    timer = setTimeout(beat, pingedAt === null ? dueAt - now : pongMs)
  }

  function authenticate(next: string | null): void {
    if (next === token) return
    token = next
    send({ type: 'authenticate', token: next })
  }

  function onServerFrame(frame: ServerFrame): void {
    if (frame.type === 'pong') onPong(frame.server, frame.at)
    else if (frame.type === 'refused') {
      // Once per connection: if the operator rejects the renewed token too, the connection continues as a guest's.
      if (token === null || hasRenewed) return
      hasRenewed = true
      void onRejected(token)
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
    receivedAt = performance.now()
    const frame = readFrame(data, onMalformed)
    if (frame) onServerFrame(frame)
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
    // A newer operator may send frame types that this build does not know.
    if (typeof json === 'object' && json !== null && 'type' in json && !SERVER_FRAME_TYPES.has(json.type)) return null
    return parse(serverFrame, json)
  } catch {
    onMalformed('frame')
    return null
  }
}

type SocketFailure = {
  /** Failed attempts in a row. */
  tries: number
  /** How long the socket has been closed, ms. */
  failingMs: number
  isLively: boolean
  /** Whether it has been open before. */
  hasWorked: boolean
}

/**
 * How long to wait before the next attempt to open the socket, ms. One that worked is reconnected quickly at first.
 * Otherwise the pause grows to half of the time that the socket has been closed.
 */
function socketPause({ tries, failingMs, isLively, hasWorked }: SocketFailure): number {
  if (hasWorked && failingMs < SOCKET_QUICK_FOR_MS) return reconnectPause(tries, isLively)
  const most = hasWorked && isLively ? SOCKET_RETRY_LIVELY_MAX_MS : SOCKET_RETRY_MAX_MS
  return computeBackoff(tries, RECONNECT_MIN_MS, Math.min(most, Math.max(RECONNECT_LIVELY_MAX_MS, failingMs / 2)))
}
