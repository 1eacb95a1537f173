import { tellPages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** Asks for the id of the newest build; another one than ours is told to the pages and looked for. Failures are ignored. */
export async function pollBuild(): Promise<void> {
  const id = await newestBuild().catch(() => undefined)
  if (id === undefined || id === __BUILD_ID__) return
  await tellPages({ type: 'NEW_BUILD', id })
  await self.registration.update().catch(() => undefined)
}

async function newestBuild(): Promise<string | undefined> {
  const response = await fetch(`/builds/latest.json?timestamp=${Date.now()}`, { cache: 'no-store' })
  if (!response.ok) return undefined
  const latest: unknown = await response.json()
  const id = typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}
