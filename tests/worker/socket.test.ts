import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { startSocket } from '../../worker/realtime/socket.ts'
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

/** The app's socket to a server that is not the operator's: what is said on it is up to the test. */
function keep() {
  const states: string[] = []
  // The server listens on a port.
  const { port } = server.address() as AddressInfo
  startSocket({
    address: `ws://127.0.0.1:${port}`,
    token: async () => 'token',
    ready: async () => undefined,
    isLively: () => false,
    onMalformed: () => undefined,
    onRefused: async () => undefined,
    onFrame: () => undefined,
    onPong: () => undefined,
    onState: (state) => states.push(state),
    signal: ending.signal,
  })
  return states
}

test('a socket that opens and is never welcomed is dropped, and another one tried', async () => {
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    // The first one talks, but a welcome it is not.
    const frame = { type: 'balance', user: '1', balance: '1.00', currency: 'RUB', balance_version: 1 }
    if (connections === 1) socket.on('message', () => socket.send(JSON.stringify(frame)))
    else socket.once('message', () => socket.send(JSON.stringify({ type: 'welcome', at: new Date().toISOString() })))
  })
  const states = keep()
  await until('the second one', () => states.includes('open'))
  expect(states).toEqual(['connecting', 'closed', 'connecting', 'open'])
})
