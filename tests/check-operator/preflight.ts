import { toHeaders } from '#worker/http/client.ts'
import { SERVICES, type Service } from '#domain/wire/hosts.ts'
import { ENDPOINTS } from '../operator/http/endpoints.ts'
import { getAllowance, listed } from './caller.ts'
import { send } from './http.ts'
import type { Target } from './options.ts'
import type { Rows } from './report.ts'

/** Sends each host the preflights that a browser sends before the first call of a kind. */
export async function checkPreflights(target: Target, rows: Rows): Promise<void> {
  const headers = [...(await sentHeaders()), 'content-type']
  await Promise.all(SERVICES.map((service) => checkPreflight(target, service, headers, rows)))
}

/** Every header that the client may send with a call. */
async function sentHeaders(): Promise<string[]> {
  const facts = { region: () => Promise.resolve('KZ'), language: () => Promise.resolve('en') }
  return Object.keys(await toHeaders(facts, 'token', 'key'))
}

async function checkPreflight(target: Target, service: Service, headers: string[], rows: Rows): Promise<void> {
  const row = `preflight of ${service}`
  const calls = ENDPOINTS.filter((endpoint) => endpoint.service === service)
  const problems = new Set<string>()
  for (const method of new Set(calls.map((endpoint) => endpoint.method))) {
    const [first] = calls.filter((endpoint) => endpoint.method === method)
    const credentials = calls.some((endpoint) => endpoint.method === method && endpoint.credentials === true)
    try {
      const answer = await send({
        method: 'OPTIONS',
        url: target.hosts[service] + (first?.path.replace(/\{\w+\}/g, '1') ?? '/'),
        headers: {
          origin: target.origin,
          'access-control-request-method': method,
          'access-control-request-headers': headers.toSorted().join(','),
        },
      })
      if (answer.status < 200 || answer.status > 299) problems.add(`${method}: answered with ${answer.status}`)
      for (const problem of getAllowance(answer.headers, target.origin, credentials)) problems.add(problem)
      const methods = listed(answer.headers['access-control-allow-methods'])
      // GET and POST need no permission.
      if (method === 'PUT' && !methods.includes('put') && (credentials || !methods.includes('*')))
        problems.add('PUT is not allowed')
      const allowed = listed(answer.headers['access-control-allow-headers'])
      // A star stands for every header but authorization.
      const hasStar = allowed.includes('*') && !credentials
      const missing = headers.filter((name) => !allowed.includes(name) && (!hasStar || name === 'authorization'))
      if (missing.length > 0) problems.add(`Access-Control-Allow-Headers lacks ${missing.join(', ')}`)
    } catch (error) {
      problems.add(`nobody answers: ${error instanceof Error ? error.message : 'unknown'}`)
      break
    }
  }
  rows.judge(row, [...problems])
}
