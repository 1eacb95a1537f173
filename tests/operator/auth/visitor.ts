import type { Context } from 'hono'
import type { Env } from '../http/serve.ts'

/** Who is at the other end, as a log-in is remembered. */
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

export function visitorOf(c: Context<Env>): Visitor {
  const agent = c.req.header('user-agent') ?? ''
  return { ip: c.env.incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '', device: deviceOf(agent) }
}

/** A user agent as a player would name it: "Chrome, Linux"; an unknown one is told as it is. */
function deviceOf(agent: string): string {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([, pattern]) => pattern.test(agent))?.[0])
  const named = known.filter((name) => name !== undefined).join(', ')
  return named || agent.slice(0, DEVICE_LENGTH)
}
