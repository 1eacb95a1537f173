import { currentPath, goTo } from '../app/location.ts'

/** Takes a parameter out of the address, where it stands. */
export function forgetQuery(name: string): void {
  const { searchParams, hash } = new URL(location.href)
  if (!searchParams.has(name)) return
  searchParams.delete(name)
  goTo(currentPath() + (searchParams.size > 0 ? `?${searchParams}` : '') + hash, { replace: true })
}
