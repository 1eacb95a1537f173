import { readFileSync } from 'node:fs'
import { html } from 'hono/html'
import * as v from 'valibot'
import { htmlPage, pageHeaders } from '../html.ts'
import { rejection } from '../http/problem.ts'
import type { App } from '../http/serve.ts'
import { pageOrigins } from '../http/sites.ts'
import type { World } from '../world.ts'

const SCRIPTS: readonly [path: string, file: string][] = [
  ['/vendor/gtm.js', 'gtm.js'],
  ['/vendor/chat.js', 'chat.js'],
  ['/vendor/hcaptcha.js', 'captcha.js'],
  ['/vendor/turnstile.js', 'captcha.js'],
  ['/vendor/widget.js', 'widget.js'],
  ['/vendor/worker.js', 'worker.js'],
]
/** The pages that the captcha's site key is for. */
const KNOWN_PARENT = /^seen at http:\/\/captcha\.(casino\.)?localhost:\d+$/
const BODY_MAX = 10_000

/** Scripts and pages like those of third parties, on their own host. */
export function vendorRoutes(app: App, world: World): void {
  for (const [path, file] of SCRIPTS) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    app.get(path, (c) => c.body(text, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  }

  app.get('/vendor/chat', (c) => {
    const homes = pageOrigins(world.port).join(' ')
    const body = html`<body>
      <main>
        <ul></ul>
        <form><input aria-label="Message" name="text" autocomplete="off" /> <button>Send</button></form>
        <button type="button">Leave</button>
      </main>
      <script src="/chat.js"></script>
    </body>`
    const policy = {
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': 'data:',
      'frame-ancestors': homes,
    }
    return c.html(htmlPage({ lang: 'en', title: 'Chat', head: '', body }), 200, pageHeaders(policy))
  })

  app.post('/vendor/collect/:by', async (c) => {
    const by = c.req.param('by')
    const text = await c.req.text()
    if ((by !== 'tagManager' && by !== 'chat') || text.length > BODY_MAX) throw rejection(422, 'form.invalid')
    world.vendor.receive({ by, data: JSON.parse(text) })
    return c.body(null, 204)
  })

  app.get('/vendor/widget', (c) => {
    const body = html`<body>
      <label><input type="checkbox" disabled /> I am human</label>
      <script src="/widget.js"></script>
    </body>`
    const policy = {
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'img-src': 'data:',
    }
    return c.html(htmlPage({ lang: 'en', title: 'Captcha', head: '', body }), 200, pageHeaders(policy))
  })

  app.post('/vendor/captcha/answer', async (c) => {
    const { sitekey, proof } = v.parse(answerBody, await c.req.json())
    if (sitekey === '' || !KNOWN_PARENT.test(proof)) throw rejection(422, 'form.invalid')
    return c.json({ token: world.vendor.solve() })
  })
}

const answerBody = v.object({ sitekey: v.string(), proof: v.string() })
