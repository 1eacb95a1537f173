import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export type Listening = {
  readonly port: number
  start(): Promise<void>
  /** Stops listening and cuts open connections, as in an outage. `start` then uses the same port again. */
  stop(): Promise<void>
}

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Listens only on loopback, on 127.0.0.1 and on ::1 if the machine has it, or on all interfaces. Port 0 takes a free
 * one.
 */
export async function listen(
  port: number,
  listener: RequestListener,
  upgrade: Upgrade,
  allInterfaces = false,
): Promise<Listening> {
  let servers: Server[] = []
  let taken = port

  async function open(host: string | undefined): Promise<Server> {
    // oxlint-disable-next-line house/names -- the option of Node
    const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 }, listener)
    server.on('upgrade', upgrade)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(taken, host, () => {
        server.off('error', reject)
        resolve()
      })
    })
    // A listening TCP server always has an `AddressInfo`.
    taken = (server.address() as AddressInfo).port
    servers.push(server)
    return server
  }

  const listening: Listening = {
    get port() {
      return taken
    },
    async start() {
      if (servers.length > 0) return
      // Without a host Node listens on all interfaces.
      if (allInterfaces) return void (await open(undefined))
      await open('127.0.0.1')
      try {
        await open('::1')
      } catch (cause) {
        if (hasCode(cause, 'EADDRINUSE')) {
          await listening.stop()
          throw cause
        }
      }
    },
    async stop() {
      const closing = servers.map(
        (server) =>
          new Promise<void>((resolve) => {
            server.close(() => resolve())
            server.closeAllConnections()
          }),
      )
      servers = []
      await Promise.all(closing)
    },
  }
  await listening.start()
  return listening
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code
}
