import { request } from 'node:http'
import type { Control } from './control/surface.ts'

/** The test control from another process: the same methods, returning promises. */
export type ControlClient = {
  [Name in keyof Control]: (...args: Parameters<Control[Name]>) => Promise<Awaited<ReturnType<Control[Name]>>>
}

/** A client of the control at this loopback port. A rejected call throws with the operator's message. */
export function createControlClient(port: number): ControlClient {
  const methods = new Proxy(
    {},
    {
      // An object with `then` would be treated as a promise when the client is awaited.
      get: (_target, name) =>
        typeof name === 'string' && name !== 'then' ? (argument: unknown) => call(port, name, argument) : undefined,
    },
  )
  // The proxy accepts every name; the operator rejects unknown methods.
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
