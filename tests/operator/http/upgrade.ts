import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Front } from '../site/front.ts'
import type { World } from '../world.ts'
import { pageOrigins, toSite } from './sites.ts'

/**
 * Accepts socket upgrades: on the general host only from our own pages, and on the page host for the development
 * server.
 */
export function createUpgrade(world: World, front: Front | undefined) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    const site = toSite(request.headers.host)
    if (site === 'page' && front) return front.upgrade(request, socket, head)
    const { origin } = request.headers
    if (site !== 'general' || request.url?.split('?')[0] !== '/socket') return reject(socket, '404 Not Found')
    if (origin !== undefined && !pageOrigins(world.port).includes(origin)) return reject(socket, '403 Forbidden')
    if (world.realtime.mode === 'refuse') {
      world.counters.socketsRejected += 1
      return reject(socket, '503 Service Unavailable')
    }
    world.realtime.upgrade(request, socket, head)
  }
}

function reject(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
