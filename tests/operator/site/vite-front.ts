import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'
import { SERVICES } from '#domain/wire/hosts.ts'
import { PAGE_HOST } from '../http/sites.ts'
import type { Front } from './front.ts'

/** The development server on the page host: sources with hot reload, whose socket shares the operator's port. */
export async function createViteFront(root: string, port: number): Promise<Front> {
  for (const service of SERVICES) {
    process.env[`VITE_${service.toUpperCase()}_HOST`] ??= `http://${service}.${PAGE_HOST}:${port}`
  }
  // This server never listens. It only passes the page host's socket upgrades, which arrive on two addresses, to Vite.
  const carrier = createHttpServer()
  const vite = await createServer({
    root,
    server: { middlewareMode: { server: carrier }, hmr: { server: carrier, clientPort: port } },
    appType: 'spa',
  })
  return {
    request: (request, response) => vite.middlewares(request, response),
    upgrade: (request, socket, head) => void carrier.emit('upgrade', request, socket, head),
    close: () => vite.close(),
  }
}
