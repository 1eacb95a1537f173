import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { createOneWay } from './one-way.ts'

export type Shape = { roundTripMs: number; downBitsPerSecond: number; upBitsPerSecond: number }

/** Lighthouse's rates of a slow 4G; the round trip is that of a phone with poor reception. */
export const SLOW_4G: Shape = { roundTripMs: 400, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 }

export type ShapedLink = {
  readonly port: number
  /** From now on shapes the traffic; null is the plain loopback. */
  shape(shape: Shape | null): void
  /** Bytes carried so far in both directions, of HTTP and of sockets. */
  carried(): number
  /** No network: open connections are cut, and new ones fail. */
  cut(): void
  /** The network is back. */
  restore(): void
  stop(): Promise<void>
}

/**
 * A TCP proxy in front of all hosts of one operator that acts as one slow link for page, worker, service worker and
 * socket. A new connection costs a round trip too. TCP's slow start is not imitated.
 */
export async function openShapedLink(targetPort: number): Promise<ShapedLink> {
  let current: Shape | null = null
  let down = false
  let carried = 0
  const open = new Set<Socket>()
  const direction = (rate: (shape: Shape) => number) =>
    createOneWay(() => current && { bytesPerSecond: rate(current) / 8, delayMs: current.roundTripMs / 2 })
  const downwards = direction((shape) => shape.downBitsPerSecond)
  const upwards = direction((shape) => shape.upBitsPerSecond)

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (browser) => {
    if (down) return void browser.destroy()
    const operator = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    // The handshake: the browser's first bytes would have left a round trip later.
    const handshake = current ? current.roundTripMs : 0
    browser.pause()
    setTimeout(() => browser.resume(), handshake)
    join(browser, operator, upwards)
    join(operator, browser, downwards)
  })

  /** Forwards the data of `from` to `to`, including its end; when one is destroyed, so is the other. */
  function join(from: Socket, to: Socket, way: typeof upwards): void {
    open.add(from)
    const lane = way.lane((said) => {
      if (to.destroyed || !to.writable) return
      if (said) to.write(said)
      else to.end()
    })
    from.on('data', (said: Buffer) => {
      carried += said.length
      lane.send(said)
    })
    from.on('end', () => lane.send(null))
    from.on('error', () => from.destroy())
    from.on('close', () => {
      open.delete(from)
      lane.close()
      to.destroy()
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // Safe: a listening TCP server has an AddressInfo.
    port: (server.address() as AddressInfo).port,
    shape(shape) {
      current = shape
    },
    carried: () => carried,
    cut() {
      down = true
      for (const socket of open) socket.destroy()
    },
    restore() {
      down = false
    },
    async stop() {
      downwards.stop()
      upwards.stop()
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
