import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as v from 'valibot'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { clientFrame, type ServerFrameWire } from '#endpoints/socket.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type TokenSession, readSession } from './auth/tokens.ts'
import { openInvoices } from './billing/invoices.ts'
import type { OperatorClock } from './clock.ts'
import type { Counters } from './counters.ts'
import type { Database } from './database.ts'
import { Problem } from './http/problem.ts'
import { readPayouts } from './payouts/payouts.ts'
import type { Subscriber, Topics } from './topics.ts'
import { readHolding, holdingWire } from './wallets/wallets.ts'
import type { World } from './world.ts'

const HELLO_WITHIN_MS = 5_000
const HEARTBEAT_MS = 25_000
const FRAME_BYTES = 4_096
const PAYOUTS_SENT = 10
const CLOSE = { badFrame: 1_008, goingAway: 1_001 }

/** `silent` keeps sockets open and answers nothing, like a half-open connection. */
export type SocketMode = 'accept' | 'refuse' | 'silent'
type Connection = {
  socket: WebSocket
  session: TokenSession | null
  /** The hello frame has arrived, from a player or a guest. */
  isWelcome: boolean
  alive: boolean
  subscriber: Subscriber
}

export type Realtime = {
  mode: SocketMode
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Sends a frame to every connection of a player. */
  send(player: number, frame: ServerFrameWire): void
  /** Sends each connection of a player a frame that depends on its session. */
  sendEach(player: number, make: (session: TokenSession) => Promise<ServerFrameWire>): Promise<void>
  /** Sends any text to a player's connections, or to all: for frames that a correct operator never sends. */
  sendText(player: number | null, text: string): void
  /** Pushes a player's current balance: of the active wallet, or of another currency. */
  pushBalance(player: number, currency?: Currency): Promise<void>
  /** Turns every connection of a token family into a guest connection. */
  revokeFamily(family: string): void
  /** Turns every connection of a player into a guest connection. */
  revokePlayer(player: number): void
  /** Cuts connections without a close frame; returns how many. */
  drop(): number
  count(): number
  stop(): void
}

/** The socket `general.<host>/socket`: after hello it serves public topics, and each player's private frames. */
export function createRealtime(parts: {
  topics: Topics
  database: Database
  clock: OperatorClock
  counters: Counters
  world: () => World
}): Realtime {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES, perMessageDeflate: false })
  const connections = new Set<Connection>()
  const heartbeat = setInterval(beat, HEARTBEAT_MS)
  heartbeat.unref()

  function beat(): void {
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate()
      connection.alive = false
      connection.socket.ping()
    }
  }

  function accept(socket: WebSocket): void {
    const connection: Connection = {
      socket,
      session: null,
      isWelcome: false,
      alive: true,
      subscriber: { send: (frame) => send(connection, frame) },
    }
    connections.add(connection)
    parts.counters.socketsOpened += 1
    let turn: Promise<unknown> = Promise.resolve()
    const impatient = setTimeout(() => reject(connection, 'hello.late', CLOSE.badFrame), HELLO_WITHIN_MS)
    socket.on('pong', () => (connection.alive = true))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(impatient)
      connections.delete(connection)
      parts.topics.forget(connection.subscriber)
    })
    socket.on('message', (data, isBinary) => {
      connection.alive = true
      if (realtime.mode === 'silent') return
      // Handle frames strictly in order, so that a frame sent right after hello finds the session set.
      turn = turn
        .then(() => answer(connection, isBinary ? '' : toText(data)))
        .then(() => connection.isWelcome && clearTimeout(impatient))
        .catch((cause: unknown) => {
          console.error('operator: socket', cause)
          socket.terminate()
        })
    })
  }

  async function answer(connection: Connection, text: string): Promise<void> {
    const parsed = v.safeParse(clientFrame, parseJson(text))
    if (!parsed.success) return reject(connection, 'frame.invalid', CLOSE.badFrame)
    const frame = parsed.output
    const at = parts.clock.moment(parts.clock.now())
    if (frame.type === 'hello') {
      await authenticate(connection, frame.token)
      connection.isWelcome = true
      return send(connection, { type: 'welcome', at, user: connection.session?.player ?? null })
    }
    if (!connection.isWelcome) return reject(connection, 'hello.missing', CLOSE.badFrame)
    if (frame.type === 'ping') return send(connection, { type: 'pong', at: frame.at, server: at })
    if (frame.type === 'subscribe') return parts.topics.subscribe(connection.subscriber, frame.topic)
    if (frame.type === 'unsubscribe') return parts.topics.unsubscribe(connection.subscriber, frame.topic)
    if (frame.type === 'authenticate') {
      const isGood = await authenticate(connection, frame.token)
      if (isGood) send(connection, { type: 'authenticated', user: connection.session?.player ?? null })
      return
    }
    if (connection.session) await snapshot(connection, connection.session.player)
  }

  /**
   * Assigns the token's player to the connection. Without a token, or with a rejected one, it becomes a guest
   * connection.
   */
  async function authenticate(connection: Connection, token: string | null): Promise<boolean> {
    connection.session = null
    if (token === null) return true
    try {
      connection.session = await parts.database.read((query) => readSession(query, parts.world(), token))
      return true
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      send(connection, { type: 'refused', code: cause.message })
      return false
    }
  }

  async function snapshot(connection: Connection, player: number): Promise<void> {
    send(connection, await balanceFrame(player))
    const invoices = await parts.database.read((query) => openInvoices(query, player))
    for (const { id, status } of invoices) send(connection, { type: 'invoice', user: player, id, status })
    // Include finished payouts: they may have ended while the player was offline.
    const payouts = await parts.database.read((query) => readPayouts(query, player, PAYOUTS_SENT))
    for (const { id, status, reason } of payouts) send(connection, { type: 'payout', user: player, id, status, reason })
  }

  async function balanceFrame(player: number, currency?: Currency): Promise<ServerFrameWire> {
    const holding = await parts.database.read((query) => readHolding(query, player, currency))
    return { type: 'balance', user: player, ...holdingWire(holding) }
  }

  function send({ socket }: Connection, frame: ServerFrameWire): void {
    if (realtime.mode !== 'silent' && socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
  }

  function reject(connection: Connection, code: string, close: number): void {
    send(connection, { type: 'refused', code })
    connection.socket.close(close, code)
  }

  /** The token is no longer valid: the connection becomes a guest's. */
  function revoke(connection: Connection): void {
    connection.session = null
    send(connection, { type: 'refused', code: 'token.revoked' })
  }

  const realtime: Realtime = {
    mode: 'accept',
    upgrade: (request, socket, head) => server.handleUpgrade(request, socket, head, accept),
    send(player, frame) {
      for (const connection of connections) if (connection.session?.player === player) send(connection, frame)
    },
    async sendEach(player, make) {
      for (const connection of connections) {
        const { session } = connection
        if (session?.player !== player) continue
        const frame = await make(session)
        if (connection.session === session) send(connection, frame)
      }
    },
    sendText(player, text) {
      for (const { socket, session } of connections)
        if (player === null || session?.player === player) socket.send(text)
    },
    async pushBalance(player, currency) {
      realtime.send(player, await balanceFrame(player, currency))
    },
    revokeFamily(family) {
      for (const connection of connections) if (connection.session?.family === family) revoke(connection)
    },
    revokePlayer(player) {
      for (const connection of connections) if (connection.session?.player === player) revoke(connection)
    },
    drop() {
      const dropped = connections.size
      for (const { socket } of connections) socket.terminate()
      return dropped
    },
    count: () => connections.size,
    stop() {
      clearInterval(heartbeat)
      for (const { socket } of connections) socket.close(CLOSE.goingAway)
      for (const { socket } of connections) socket.terminate()
      server.close()
    },
  }
  return realtime
}

function toText(data: RawData): string {
  // ws passes a Buffer by default; the cast only selects the overload.
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
