import { request } from 'node:http'
import type { Control } from './control/surface.ts'

/** The operator's control from another process: the same methods, each a promise. */
export type ControlClient = {
  [Name in keyof Control]: (...args: Parameters<Control[Name]>) => Promise<Awaited<ReturnType<Control[Name]>>>
}

/** A control by its port on loopback. A refused order throws with the operator's words. */
export function createControlClient(port: number): ControlClient {
  const methods = new Proxy(
    {},
    {
      // A thing with `then` would be taken for a promise by whoever awaits the client.
      get: (_target, name) =>
        typeof name === 'string' && name !== 'then' ? (argument: unknown) => call(port, name, argument) : undefined,
    },
  )
  // Every name is a method of the surface, or the operator refuses it.
  return methods as ControlClient
}

function call(port: number, method: string, argument: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: `/${method}`, method: 'POST', agent: false }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => (text += part))
      reply.on('end', () => {
        const { value, error }: { value?: unknown; error?: string } = JSON.parse(text)
        if (reply.statusCode === 200) resolve(value)
        else reject(new Error(`control ${method}: ${error ?? text}`))
      })
    })
    sent.on('error', reject)
    sent.end(argument === undefined ? '' : JSON.stringify(argument))
  })
}
