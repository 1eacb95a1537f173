import type { Context } from 'hono'
import type { Env } from '../http/serve.ts'

/** The visitor's device, as stored in the login history. */
export type Visitor = { ip: string; device: string }

const BROWSERS = [
  ['Edge', /\bEdg\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\bChrome\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const
const DEVICE_LENGTH = 200

export function toVisitor(c: Context<Env>): Visitor {
  const agent = c.req.header('user-agent') ?? ''
  return { ip: c.env.incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '', device: toDevice(agent) }
}

/** A readable form of a user agent, such as "Chrome, Linux"; an unknown one is only shortened. */
function toDevice(agent: string): string {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([, pattern]) => pattern.test(agent))?.[0])
  const named = known.filter((name) => name !== undefined).join(', ')
  return named || agent.slice(0, DEVICE_LENGTH)
}
