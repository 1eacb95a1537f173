/** The receiver's address for a kind of report, from the DSN of a build: https://key@host/project as Sentry has it. */
export function toReportAddress(dsn: string, kind: 'envelope' | 'security'): URL {
  const { origin, pathname, username } = new URL(dsn)
  const folders = pathname.split('/').filter(Boolean)
  const project = folders.pop() ?? ''
  const address = new URL(`/${[...folders, 'api', project, kind, ''].join('/')}`, origin)
  address.searchParams.set('sentry_key', username)
  return address
}
