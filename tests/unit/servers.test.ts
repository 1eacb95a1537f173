import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { framePages } from '#src/build/frame-pages-vite-plugin.ts'
import { securityHeaders } from '#src/build/headers.ts'
import { servingFiles } from '#src/build/serving-vite-plugin.ts'
import { caddy, freePort, isInstalled, nginx, untilListening } from '../servers/servers.ts'

/** A small build for real servers, if they are installed: `apt-get install nginx-light caddy`. */
const FILES: Record<string, string> = {
  'index.html': '<!doctype html><title>shell</title>',
  'games/dice/index.html': '<!doctype html><title>dice</title>',
  'sw.js': 'self.build = 1',
  'assets/index-1.js': 'export const one = 1',
  'assets/page-1.css': 'body { margin: 0 }',
  'builds/latest.json': '{"id":"a"}',
  'manifest-en.webmanifest': '{"name":"Tulpar"}',
  'headers.json': '{}',
  'frames/captcha.html': '<!doctype html><title>captcha</title>',
}
const FRAMES = framePages({ tagManagerUrl: null, captcha: 'hcaptcha', captchaKey: '1', captchaUrl: null })

const PACKED = [
  'index.html',
  'games/dice/index.html',
  'sw.js',
  'assets/index-1.js',
  'builds/latest.json',
  'headers.json',
]

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; bytes: number }

for (const server of [nginx, caddy]) {
  // Skipped on machines without this server.
  describe.skipIf(!isInstalled(server))(`${server.name} with the files of the build`, () => {
    let folder: string
    let port: number
    let child: ChildProcess

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tulpar-serving-'))
      for (const [path, text] of Object.entries(FILES)) {
        mkdirSync(join(folder, 'dist', path, '..'), { recursive: true })
        writeFileSync(join(folder, 'dist', path), text)
        if (!PACKED.includes(path)) continue
        writeFileSync(join(folder, 'dist', `${path}.br`), brotliCompressSync(text))
        writeFileSync(join(folder, 'dist', `${path}.gz`), gzipSync(text))
      }
      mkdirSync(join(folder, 'dist.serving'))
      for (const [name, text] of Object.entries(servingFiles(securityHeaders('HASH', FRAMES), undefined)))
        writeFileSync(join(folder, 'dist.serving', name), text)
      port = await freePort()
      child = server.start(folder, port)
      await untilListening(child, port)
    })
    afterAll(async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.kill()) await ended
      rmSync(folder, { recursive: true, force: true })
    })

    function get(path: string, headers: Record<string, string> = {}, host = 'www.casino.example'): Promise<Reply> {
      return new Promise((resolve, reject) => {
        const call = request(
          { host: '127.0.0.1', port, path, headers: { host, ...headers }, agent: false },
          (reply) => {
            const parts: Buffer[] = []
            reply.on('data', (part: Buffer) => parts.push(part))
            reply.on('end', () => {
              const bytes = reply.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
              resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts), bytes })
            })
          },
        )
        call.on('error', reject)
        call.end()
      })
    }

    test.each([
      ['/', 'shell'],
      ['/index.html', 'shell'],
      ['/profile', 'shell'],
      ['/games/slots/x.y/play', 'shell'],
      ['/reset-password/a.b', 'shell'],
      ['/auth/callback?token=1', 'shell'],
      ['/kz', 'shell'],
      ['/ru/', 'shell'],
      ['/en/games/live-casino/x/demo?a=1', 'shell'],
      ['/games/cases/steppe', 'shell'],
      ['/games/rooms/red', 'shell'],
      ['/fairness/duel?round=1', 'shell'],
      ['/fairness/keno/12', 'shell'],
      ['/kz/fairness/dice/a.b', 'shell'],
      ['/tournaments/ended', 'shell'],
      ['/tournament/7', 'shell'],
      ['/betting/e1', 'shell'],
      ['/games/dice', 'dice'],
      ['/games/dice/', 'dice'],
      ['/headers.json', 'no page'],
      ['/index.html.br', 'no page'],
      ['/index.html.gz', 'no page'],
      ['/.inputs', 'no page'],
      ['/unknown-page', 'no page'],
      ['/de/profile', 'no page'],
      ['/profile/purse', 'no page'],
      ['/games/dice/low', 'no page'],
      ['/games/rooms/green', 'no page'],
      ['/fairness/crash/12', 'no page'],
      ['/fairness/keno/12/more', 'no page'],
      ['/games/slots/x/free', 'no page'],
      ['/wp-login.php', 'no page'],
      ['/assets', 'no page'],
    ])('%s shows the page %s', async (path, title) => {
      for (const encoding of ['identity', 'gzip, br', 'gzip']) {
        const { status, headers, body } = await get(path, { 'accept-encoding': encoding })
        expect(status).toBe(title === 'no page' ? 404 : 200)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['cache-control']).toBe('no-cache')
        const sent = { identity: undefined, 'gzip, br': 'br', gzip: 'gzip' }[encoding]
        const pack = { br: brotliCompressSync, gzip: gzipSync }[sent ?? ''] ?? Buffer.from
        expect(body.equals(pack(FILES[title === 'dice' ? 'games/dice/index.html' : 'index.html'] ?? ''))).toBe(true)
        expect(headers['content-encoding']).toBe(sent)
        expect(headers['content-security-policy']).toContain("script-src 'sha256-HASH'")
        expect(headers['content-security-policy']).toContain('http://api.casino.example ')
        expect(headers['content-security-policy']).toContain('ws://general.casino.example')
        expect(headers['vary']).toBe('Accept-Encoding')
        // Only sent over https.
        expect(headers['strict-transport-security']).toBeUndefined()
      }
    })

    test('a page has no validators, as a 304 would leave WebKit the policy of an earlier build', async () => {
      for (const path of ['/', '/games/dice', '/profile', '/auth/callback', '/no/page']) {
        const page = await get(path)
        expect(page.headers.etag, path).toBeUndefined()
        expect(page.headers['last-modified'], path).toBeUndefined()
        const since = new Date(Date.now() + 1_000).toUTCString()
        const again = await get(path, { 'if-none-match': '*', 'if-modified-since': since })
        expect(again.status, path).toBe(page.status)
      }
    })

    test('the page of a captcha is on its own host alone, which has nothing else', async () => {
      const captchaHost = `captcha.casino.example:${port}`
      const page = await get('/frames/captcha.html', {}, captchaHost)
      expect(page.status).toBe(200)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.headers['content-security-policy']).toContain(
        `frame-ancestors http://casino.example:${port} http://www.casino.example:${port};`,
      )
      expect(page.headers['content-security-policy']).toContain('allow-same-origin')
      expect(page.headers['cross-origin-opener-policy']).toBeUndefined()
      for (const path of ['/', '/index.html', '/sw.js', '/profile', '/frames/gone.html'])
        expect((await get(path, {}, captchaHost)).status, path).toBe(404)
      for (const path of ['/frames/captcha.html', '/frames/gone.html']) expect((await get(path)).status, path).toBe(404)
      expect((await get('/')).headers['content-security-policy']).toContain('http://captcha.casino.example')
    })

    test('a missing file is a 404', async () => {
      for (const path of ['/assets/gone.js', '/builds/gone.json', '/assets/', '/pixel.png'])
        expect((await get(path)).status, path).toBe(404)
      expect((await get('/assets/gone.js')).headers['cache-control'] ?? '').not.toContain('immutable')
    })

    test('assets are cached for ever, compressed or not, with their types', async () => {
      const script = await get('/assets/index-1.js', { 'accept-encoding': 'br' })
      expect(script.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const style = await get('/assets/page-1.css', { 'accept-encoding': 'br' })
      expect(style.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' })
      expect(style.headers['content-encoding']).toBeUndefined()
      expect((await get('/manifest-en.webmanifest')).headers['content-type']).toContain('application/manifest+json')
    })

    test('the window of a social provider keeps its opener', async () => {
      expect((await get('/auth/callback')).headers['cross-origin-opener-policy']).toBe('unsafe-none')
      expect((await get('/profile')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    })

    test('polled files are small: 304 by their ETag, and no headers of a page', async () => {
      const latest = await get('/builds/latest.json?timestamp=1')
      expect(latest.headers).toMatchObject({ 'cache-control': 'no-store' })
      for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy'])
        expect(latest.headers[name]).toBeUndefined()
      const script = await get('/sw.js')
      expect(script.headers['content-security-policy']).toContain("default-src 'none'")
      for (const [path, { headers }] of [
        ['/sw.js', script],
        ['/builds/latest.json', latest],
      ] as const) {
        const again = await get(path, { 'if-none-match': headers.etag ?? '' })
        expect(again.status, path).toBe(304)
        // Debian's Caddy cannot remove a header depending on the status.
        if (server.name === 'nginx') expect(again.bytes, path).toBeLessThan(250)
      }
    })
  })
}
