import { THIRD_PARTY_PAGES, type ThirdPartyHost, getThirdPartyOrigin } from '#domain/frames/third-party-host.ts'
import { send } from './http.ts'
import type { Target } from './options.ts'
import type { Rows } from './report.ts'

/** Asks each host of a third party's page for the page, as the app's frame does. */
export async function checkThirdPartyHosts(target: Pick<Target, 'origin' | 'thirdParties'>, rows: Rows): Promise<void> {
  for (const name of target.thirdParties) {
    const origin = getThirdPartyOrigin(new URL(target.origin), name)
    const row = `host of ${name}`
    if (origin === null) rows.add(row, 'skipped', 'an IP address has no subdomains')
    else rows.judge(row, await findProblems(origin, name, target.origin))
  }
}

async function findProblems(origin: string, name: ThirdPartyHost, page: string): Promise<string[]> {
  const url = origin + THIRD_PARTY_PAGES[name]
  try {
    const { status, headers } = await send({ method: 'GET', url, headers: {} })
    const policy = String(headers['content-security-policy'] ?? '')
    if (status !== 200) return [`${url}: answered with ${status}; serve it as dist.serving/*.frames* say`]
    return [
      ...(allowsParent(policy, page) ? [] : [`${url}: its frame-ancestors do not name ${page}`]),
      ...(allowsOrigin(policy) ? [] : [`${url}: its sandbox lacks allow-same-origin`]),
    ]
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown'
    return [
      `${origin} does not answer (${message}): add its name to the DNS, and serve it as dist.serving/*.frames* say`,
    ]
  }
}

function allowsParent(policy: string, page: string): boolean {
  return directive(policy, 'frame-ancestors').includes(page)
}

function allowsOrigin(policy: string): boolean {
  const sandbox = directive(policy, 'sandbox')
  return sandbox.length === 0 || sandbox.includes('allow-same-origin')
}

function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((each) => each.trim().split(/\s+/))
  return found.find(([each]) => each === name) ?? []
}
