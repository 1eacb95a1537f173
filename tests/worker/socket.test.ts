import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { wait } from '#domain/browser/wait.ts'
import { startSocket } from '#worker/realtime/socket.ts'
import { until } from './support/until.ts'

let server: WebSocketServer
let ending: AbortController

beforeEach(async () => {
  ending = new AbortController()
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(async () => {
  ending.abort()
  for (const client of server.clients) client.terminate()
  await new Promise((resolve) => server.close(resolve))
})

/** Starts the app's socket against a server without rules, on which each test decides the frames. */
function openSocket() {
  const states: string[] = []
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  startSocket({
    address: `ws://127.0.0.1:${port}`,
    token: async () => 'token',
    ready: async () => false,
    rest: async (ms) => {
      await wait(ms)
      return false
    },
    isLively: () => false,
    onMalformed: () => undefined,
    onRejected: async () => undefined,
    onFrame: () => undefined,
    onPong: () => undefined,
    onState: (state) => states.push(state),
    signal: ending.signal,
  })
  return states
}

test('drops a socket that opens without a welcome frame, and opens another one', async () => {
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    // The first connection replies, but not with a welcome.
    const frame = { type: 'balance', user: '1', balance: '1.00', currency: 'RUB', balance_version: 1 }
    if (connections === 1) socket.on('message', () => socket.send(JSON.stringify(frame)))
    else socket.once('message', () => socket.send(JSON.stringify({ type: 'welcome', at: new Date().toISOString() })))
  })
  const states = openSocket()
  await until('the second one', () => states.includes('open'))
  expect(states).toEqual(['connecting', 'closed', 'connecting', 'open'])
})
