import { getLobby } from '#endpoints/lobby.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { type ConfiguredHosts, hostsFor } from '#domain/wire/hosts.ts'
import type { WorkerBase } from '../core/worker-base.ts'
import { readCallLanguage } from '#db/call-language.ts'
import { getStoredRegion } from '../connection/geo/index.ts'
import { toAddress, toHeaders } from '../http/client.ts'
import type { Transport } from '../http/transport.ts'

/** ms. After that a reply that still waits for the page to connect is not used. */
const FRESH_MS = 15_000

/**
 * Requests the public lobby in `locale` before the page connects. Returns a transport that answers the first call of
 * the lobby with that reply if the call would send the same; a request that has failed by then is sent again.
 */
export function requestLobby({ db, send }: WorkerBase, locale: Locale, configured: ConfiguredHosts): Transport {
  const places = { region: () => getStoredRegion(db), language: () => readCallLanguage(db, locale) }
  const url = toAddress(getLobby, { hosts: hostsFor(location, configured) }, {})
  const startedAt = performance.now()
  const sent = toHeaders(places, null)
  const reply = sent.then((headers) => send(getLobby, { url, headers, body: undefined }))
  sent.then(
    () => setTimeout(listLocales),
    () => undefined,
  )
  let hasFailed = false
  reply.catch(() => (hasFailed = true))
  let isUsed = false

  return async (endpoint, outgoing) => {
    if (endpoint !== getLobby || isUsed) return send(endpoint, outgoing)
    isUsed = true
    const headers = await sent.catch(() => null)
    const isSame = url === outgoing.url && JSON.stringify(headers) === JSON.stringify(outgoing.headers)
    const isFresh = performance.now() - startedAt < FRESH_MS
    return isSame && isFresh && !hasFailed ? reply : send(endpoint, outgoing)
  }
}

/**
 * A browser lists the locales it knows at the first use of each, once for all threads, which takes the page long. This
 * thread has nothing to do until the reply comes.
 */
function listLocales(): void {
  Intl.NumberFormat.supportedLocalesOf([])
  Intl.DateTimeFormat.supportedLocalesOf([])
}
