import { parseArgs } from 'node:util'
import { CALL_TIMEOUT_MS } from '#domain/settings/constants.ts'
import { type ConfiguredHosts, type Hosts, hostsFor, SERVICES } from '#domain/wire/hosts.ts'
import type { ThirdPartyHost } from '#domain/frames/third-party-host.ts'

export const USAGE = `Usage: npm run check-operator -- [--api https://api.casino.example --account email:password] [options]
  --api URL               API host of the back end; without it the stand-in is started and checked
  --account LOGIN:SECRET  a test account: email or telephone number, and its password
  --origin URL            origin of the page, for CORS; the API host without "api." unless given
  --host SERVICE=URL      another address of a service: ${SERVICES.join(', ')}; may be repeated
  --promo CODE            a promo code that is good, to see what it promises
  --allow-money           place bets at the least stake, one of them twice with one key, and draw them again from their
                          seeds: only in an account of play money
  --clock-bound SECONDS   how far the clock may be from this machine's; 60 unless given
  --json FILE             write the report there as well`

export type Account = { login: string; password: string }

/** What to check, and what the check may do. */
export type Target = {
  hosts: Hosts
  origin: string
  account: Account
  promo: string | null
  allowMoney: boolean
  clockBoundMs: number
  /** How long the app waits for an answer, ms. */
  callTimeoutMs: number
  /** Third parties of this build whose pages need hosts of their own. */
  thirdParties: readonly ThirdPartyHost[]
}

export type Options = Omit<Target, 'hosts' | 'origin' | 'account' | 'thirdParties'> & {
  /** null: start the demo operator. */
  api: string | null
  origin: string | null
  configured: ConfiguredHosts
  account: Account | null
  json: string | null
}

/** Parses the command line; throws an error with a readable message when it is invalid. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      api: { type: 'string' },
      account: { type: 'string' },
      origin: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      promo: { type: 'string' },
      'allow-money': { type: 'boolean', default: false },
      'clock-bound': { type: 'string', default: '60' },
      json: { type: 'string' },
    },
  })
  const seconds = Number(values['clock-bound'])
  if (!(seconds > 0)) throw new Error('--clock-bound wants a number of seconds')
  const api = values.api === undefined ? null : address('--api', values.api)
  const account = values.account === undefined ? null : readAccount(values.account)
  if (api !== null && account === null) throw new Error('--account is needed to check a back end')
  return {
    api,
    account,
    origin: values.origin === undefined ? null : new URL(address('--origin', values.origin)).origin,
    configured: Object.fromEntries(values.host.map(readHost)),
    promo: values.promo ?? null,
    allowMoney: values['allow-money'],
    clockBoundMs: seconds * 1_000,
    callTimeoutMs: CALL_TIMEOUT_MS,
    json: values.json ?? null,
  }
}

/** The addresses of a back end, by the app's rule. */
export function getApiAddresses(
  api: string,
  configured: ConfiguredHosts,
  origin: string | null,
): Pick<Target, 'hosts' | 'origin'> {
  const { protocol, host } = new URL(api)
  const pageHost = host.replace(/^api\./, '')
  const page = { protocol, host: pageHost }
  return { hosts: hostsFor(page, { api, ...configured }), origin: origin ?? `${protocol}//${pageHost}` }
}

function address(option: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`${option} wants an address with https://`)
  return text.replace(/\/+$/, '')
}

function readAccount(text: string): Account {
  const at = text.indexOf(':')
  if (at < 1 || at === text.length - 1) throw new Error('--account wants email:password')
  return { login: text.slice(0, at), password: text.slice(at + 1) }
}

function readHost(text: string): [string, string] {
  const at = text.indexOf('=')
  const service = SERVICES.find((name) => name === text.slice(0, at))
  if (!service) throw new Error(`--host wants SERVICE=URL, with a service of: ${SERVICES.join(', ')}`)
  return [service, address('--host', text.slice(at + 1))]
}
