import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Sent = {
  /** The first label of the host: `api`, or `localhost` for the page's own. */
  site: string
  method: string
  path: string
  /** Of the response. */
  bytes: number
  /** Of the request. */
  requestBytes: number
  byServiceWorker: boolean
}
/** The type that Node documents for these channels. */
type Exchange = { request: IncomingMessage; response: ServerResponse }

const STARTED = 'http.server.request.start'
const FINISHED = 'http.server.response.finish'
const SERVICE_WORKER = '/sw.js'

/**
 * Logs the requests and responses of the HTTP server on a port of this process: bytes on the wire, compressed, with
 * headers. Node's diagnostics channels report them, so the operator needs no code for it.
 */
export function openWireLog(port: () => number) {
  let sent: Sent[] = []
  // A connection carries one response at a time.
  const before = new WeakMap<IncomingMessage, number>()
  // When a request is reported, its head has been read.
  const readBefore = new WeakMap<Socket, number>()

  const started = (message: unknown): void => {
    const { request } = message as Exchange
    before.set(request, request.socket.bytesWritten)
  }
  const finished = (message: unknown): void => {
    const { request } = message as Exchange
    if (request.socket.localPort !== port()) return
    const { socket } = request
    const path = getPath(request.url ?? '/')
    const requestBytes = socket.bytesRead - (readBefore.get(socket) ?? 0)
    readBefore.set(socket, socket.bytesRead)
    sent.push({
      site: (request.headers.host ?? '').split(/[.:]/)[0] ?? '',
      method: request.method ?? '',
      path,
      requestBytes,
      bytes: socket.bytesWritten - (before.get(request) ?? 0),
      byServiceWorker: path === SERVICE_WORKER || getPath(request.headers.referer ?? '') === SERVICE_WORKER,
    })
  }

  subscribe(STARTED, started)
  subscribe(FINISHED, finished)
  return {
    /** What was sent since the last call. */
    take(): Sent[] {
      const taken = sent
      sent = []
      return taken
    },
    close() {
      unsubscribe(STARTED, started)
      unsubscribe(FINISHED, finished)
    },
  }
}

function getPath(address: string): string {
  return URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost').pathname : ''
}
