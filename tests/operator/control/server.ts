import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { type Listening, listen } from '../http/listening.ts'
import type { Control } from './surface.ts'

/** Serves the control on its own loopback port: `POST /<method>` with the single argument as JSON. */
export async function openControl(control: Control, port: number): Promise<Listening> {
  const app = new Hono()
  // Only the method names matter here; the client types arguments and results.
  const methods = new Map<string, (argument: never) => unknown>(Object.entries(control))
  app.post('/:method', async (c) => {
    const method = methods.get(c.req.param('method'))
    if (!method) return c.json({ error: `no such method; there are ${[...methods.keys()].join(', ')}` }, 404)
    const text = await c.req.text()
    try {
      // The client types the argument with the same surface.
      const argument = (text === '' ? undefined : JSON.parse(text)) as never
      return c.json({ value: (await method(argument)) ?? null })
    } catch (cause) {
      return c.json({ error: cause instanceof Error ? cause.message : String(cause) }, 400)
    }
  })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return listen(
    port,
    (request, response) => void answer(request, response),
    (_request, socket) => socket.destroy(),
  )
}
