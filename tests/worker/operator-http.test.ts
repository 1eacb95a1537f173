import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { loginByEmail } from '#endpoints/login.ts'
import type { Endpoint } from '#worker/http/endpoint.ts'
import { getHistory } from '#endpoints/history.ts'
import { sendDocumentPart } from '#endpoints/verification.ts'
import { startOperator } from '../operator/operator.ts'
import { useOperator } from './support/stand-in.ts'

const standIn = useOperator()

test('documents and serves every call of worker/endpoints', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../../worker/endpoints/*.ts', { eager: true })
  const calls = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((value): value is Endpoint => v.is(v.object({ path: v.string(), service: v.string() }), value))
  expect(calls.length).toBeGreaterThan(20)
  const document = await (await fetch(`http://api.localhost:${standIn.operator.port}/openapi.json`)).json()
  for (const { name, method, path, service } of calls) {
    expect(document.paths[path]?.[method.toLowerCase()]?.operationId, path).toBe(name)
    const at = `http://${service}.localhost:${standIn.operator.port}${path.replace(/\{\w+\}/g, '0')}`
    const response = await fetch(at, { method })
    const unknown = (await response.json()).error?.code === 'route.unknown'
    expect(unknown, path).toBe(false)
  }
  const { paths } = document
  const names = paths[getHistory.path].get.parameters.map((one: { name: string }) => one.name)
  expect(names).toEqual(expect.arrayContaining(['type', 'before', 'limit']))
  const part = paths[sendDocumentPart.path].put
  expect(Object.keys(part.requestBody.content)).toEqual(['application/octet-stream'])
})

describe('protection against foreign requests', () => {
  test('allows only the app’s own origin, on known hosts', async () => {
    const at = `http://api.localhost:${standIn.operator.port}/geo_ip`
    const from = async (origin: string) => (await fetch(at, { headers: { origin } })).headers
    const ours = await from(standIn.operator.address)
    expect(ours.get('access-control-allow-origin')).toBe(standIn.operator.address)
    expect(ours.get('access-control-expose-headers')).toContain('date')
    expect((await from('http://evil.example')).get('access-control-allow-origin')).toBeNull()
    expect((await fetch(`http://elsewhere.localhost:${standIn.operator.port}/geo_ip`)).status).toBe(421)
  })

  test('answers unknown routes, malformed bodies and oversized bodies with JSON errors', async () => {
    const send = async (path: string, body: string, type = 'application/json') => {
      const at = `http://api.localhost:${standIn.operator.port}${path}`
      const response = await fetch(at, { method: 'POST', body, headers: { 'content-type': type } })
      return [response.status, await response.json()]
    }
    const { path } = loginByEmail
    expect(await send('/nowhere', '{}')).toEqual([404, { error: { code: 'route.unknown' } }])
    expect(await send(path, '{"email":')).toEqual([400, { error: { code: 'body.malformed' } }])
    expect(await send(path, 'email=a', 'text/plain')).toEqual([415, { error: { code: 'body.type' } }])
    expect(await send(path, ' '.repeat(70_000))).toEqual([413, { error: { code: 'body.tooLarge' } }])
  })
})

test('listens on loopback alone, or on all interfaces for a proxy in a container', async () => {
  const outside = Object.values(networkInterfaces()).flatMap((ones) => ones ?? [])
  // A machine without a network has more loopback addresses.
  const host = outside.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'
  const reach = async (port: number): Promise<boolean> => {
    const socket = connect({ host, port })
    const reached = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    return reached
  }
  expect(await reach(standIn.operator.port)).toBe(false)
  const open = await startOperator({ allInterfaces: true })
  try {
    expect(await reach(open.port)).toBe(true)
    expect((await fetch(`http://api.localhost:${open.port}/geo_ip`)).status).toBe(200)
  } finally {
    await open.stop()
  }
})
