import { request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import * as v from 'valibot'
import { loginByEmail } from '#endpoints/login.ts'
import { type ControlClient, createControlClient } from '../../operator/control-client.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../operator/demo-account.ts'
import { startOperator } from '../../operator/operator.ts'
import type { Launcher } from '../browser/browser.ts'
import { type ShapedLink, openShapedLink } from '../link/shaped-link.ts'
import { openWireLog } from '../link/wire-log.ts'

/** One subject as a visitor meets it: its operator, the link to it, and its own browser profile. */
export type MeasuredVisit = {
  address: string
  control: ControlClient
  link: ShapedLink
  wire: ReturnType<typeof openWireLog>
  /** Opens the browser, again on the same profile after `closeBrowser`. */
  browser(): Promise<BrowserContext>
  closeBrowser(): Promise<void>
  /** Gives the browser the demo player's token, as a log-in would. */
  logIn(): Promise<void>
  /** Stops the operator and cuts the link. */
  goDark(): Promise<void>
  close(): Promise<void>
}

export async function openStage(site: string, launcher: Launcher, onAllCores = false): Promise<MeasuredVisit> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const operator = await startOperator({ site, port: 0, controlPort: 0, demo: true })
  const wire = openWireLog(() => operator.port)
  const link = await openShapedLink(operator.port)
  let context: BrowserContext | null = null
  let running = true

  const stage: MeasuredVisit = {
    address: operator.address,
    control: createControlClient(operator.controlPort ?? 0),
    link,
    wire,
    async browser() {
      context ??= await launcher.open({ profile, operatorPort: operator.port, linkPort: link.port, onAllCores })
      return context
    },
    async closeBrowser() {
      await context?.close()
      context = null
    },
    async logIn() {
      const value = await demoToken(operator.port)
      await context?.addCookies([{ name: 'token', value, url: operator.address, sameSite: 'Lax' }])
    },
    async goDark() {
      link.cut()
      running = false
      await operator.stop()
    },
    async close() {
      await stage.closeBrowser()
      if (running) await operator.stop()
      await link.stop()
      wire.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return stage
}

function demoToken(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port,
      method: loginByEmail.method,
      path: loginByEmail.path,
      // The host goes into a header instead of the address: not every machine resolves subdomains of localhost.
      headers: { host: `api.localhost:${port}`, 'content-type': 'application/json' },
      agent: false,
    })
    call.on('error', reject)
    call.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => {
        const reply = v.safeParse(loginByEmail.reply, JSON.parse(text))
        if (reply.success && reply.output.token) resolve(reply.output.token)
        else reject(new Error(`the demo player cannot log in: ${text}`))
      })
    })
    call.end(JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD }))
  })
}
