import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { securityHeaders } from '#src/build/headers.ts'
import { servingFiles } from '#src/build/serving-vite-plugin.ts'
import { type Operator, startOperator } from '../operator/operator.ts'
import { caddy, freePort, isInstalled, untilListening } from '../servers/servers.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string): string => readFileSync(join(ROOT, 'tests/servers', file), 'utf8')

describe('the container files', () => {
  test('give each container a network of its own, which survives a restart of the other', () => {
    expect(read('compose.yaml')).not.toContain('network_mode')
    expect(read('Containerfile')).toContain('CMD ["node", "tests/operator/start.mjs", "--all-interfaces"]')
  })

  test('run each image without root, on files that its user owns', () => {
    const stages = read('Containerfile')
      .split(/^FROM /m)
      .slice(1)
    const [build = '', site = '', operator = ''] = stages
    expect(build).toMatch(/^USER node$/m)
    expect(site).toMatch(/^USER 1000:1000$/m)
    expect(operator).toMatch(/^build AS operator$/m)
    const copies = stages.join('\n').match(/^COPY .*$/gm) ?? []
    expect(copies.length).toBeGreaterThan(2)
    for (const line of copies) expect(line).toMatch(/--chown=(?:node:node|1000:1000)/)
  })

  test('copy what there is, and start what there is', () => {
    const lines = read('Containerfile').split('\n')
    const copied = lines.flatMap(
      (line) => /^COPY (?!--from)(?:--chown=\S+ )?(.*) \S+$/.exec(line)?.[1]?.split(' ') ?? [],
    )
    expect(copied.length).toBeGreaterThan(3)
    for (const file of [...copied, 'tests/operator/start.mjs', 'tests/operator/start/build.mjs'])
      expect(existsSync(join(ROOT, file)), file).toBe(true)
    expect(read('Containerfile.dockerignore').split('\n')).toEqual(expect.arrayContaining(['node_modules', 'dist']))
  })

  test('agree on stages, variables and ports', () => {
    const compose = read('compose.yaml')
    const stages = [...read('Containerfile').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name)
    const targets = [...compose.matchAll(/target: (\w+)/g)].map(([, name]) => name)
    expect(targets).toEqual(['site', 'operator'])
    expect(stages).toEqual(expect.arrayContaining(targets))
    const site = read('site.caddy')
    const published = /\$\{PORT:-(\d+)\}:(\d+)/.exec(compose)
    expect(site).toContain(`{$PAGE:http://localhost:${published?.[2]}}`)
    expect(site).toContain(`{$OPERATOR:operator:${published?.[1]}}`)
    expect(compose).toContain(`OPERATOR: \${OPERATOR:-operator:\${PORT:-${published?.[1]}}}`)
    expect(compose).toContain(`PORT: \${PORT:-${published?.[1]}}`)
  })
})

// Skipped on machines without this server.
describe.skipIf(!isInstalled(caddy))('Caddy with the container’s configuration', () => {
  let folder: string
  let port: number
  let operator: Operator
  let child: ChildProcess

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tulpar-container-'))
    mkdirSync(join(folder, 'dist'))
    mkdirSync(join(folder, 'dist.serving'))
    writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>shell</title>')
    for (const [name, text] of Object.entries(servingFiles(securityHeaders('HASH'), undefined)))
      writeFileSync(join(folder, 'dist.serving', name), text)
    operator = await startOperator()
    port = await freePort()
    const env = {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      // Its own control port would be the one of every other Caddy on this machine.
      CADDY_ADMIN: `unix/${folder}/admin.sock`,
      PAGE: `http://localhost:${port}`,
      FRAMES: `http://captcha.localhost:${port}, http://tags.localhost:${port}`,
      SERVICES: `http://*.localhost:${port}`,
      FILES: folder,
      OPERATOR: `127.0.0.1:${operator.port}`,
    }
    const config = join(ROOT, 'tests/servers/site.caddy')
    child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilListening(child, port)
  })
  afterAll(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.kill()) await ended
    await operator.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** As a browser asks through the published port, which is the operator's. */
  function get(host: string, path: string): Promise<{ status: number; body: string; allowed: unknown }> {
    return new Promise((resolve, reject) => {
      const headers = { host: `${host}:${operator.port}`, origin: `http://localhost:${operator.port}` }
      const call = request({ host: '127.0.0.1', port, path, headers, agent: false }, (reply) => {
        let body = ''
        reply.on('data', (part: Buffer) => (body += part.toString()))
        const allowed = reply.headers['access-control-allow-origin']
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body, allowed }))
      })
      call.on('error', reject)
      call.end()
    })
  }

  test('serves the pages of the build on the page’s host', async () => {
    expect(await get('localhost', '/profile')).toMatchObject({ status: 200, body: expect.stringContaining('shell') })
    expect(await get('localhost', '/no/page')).toMatchObject({ status: 404, body: expect.stringContaining('shell') })
  })

  test('passes calls and the socket on to the operator', async () => {
    const geo = await get('api.localhost', '/geo_ip')
    expect(geo).toMatchObject({ status: 200, allowed: `http://localhost:${operator.port}` })
    expect(JSON.parse(geo.body)).toMatchObject({ data: { ip: expect.any(String) } })
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { host: `general.localhost:${operator.port}`, origin: `http://localhost:${operator.port}` },
    })
    const frame = await new Promise<string>((resolve, reject) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token: null })))
      socket.on('message', (data: Buffer) => resolve(data.toString()))
      socket.on('error', reject)
    })
    socket.close()
    expect(JSON.parse(frame)).toMatchObject({ type: 'welcome' })
  })
})
