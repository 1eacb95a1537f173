import { prioritize } from '../../browser/first-paint.ts'
import { currentPath } from '../../base/location.ts'
import { ROUTES, isLaunchMode } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { readGame } from '../../data/lobby-queries.ts'
import type { GameKind } from '#domain/games/game-types.ts'

export type Address = { kind: GameKind; slug: string }

/**
 * Decodes a slug as it appears in the address. The router leaves reserved characters encoded; of these only the colon
 * occurs in slugs.
 */
export function toSlug(written: string): string {
  return written.replaceAll(/%3a/gi, ':')
}

/** Asks the operator whether it has this game; null if the request failed. */
export async function checkGameExists(address: Address): Promise<boolean | null> {
  const reply = await commands.lobby.findGame(address)
  return reply.ok ? reply.value : null
}

let resolveShown: (() => void) | undefined

/**
 * The request for the game of the landing address: it starts when this chunk is loaded, while the page still renders.
 */
let preloaded = preloadGame(addressAt(currentPath()))

/** Called when the game or its error is on screen: work that was waiting for the first paint may start. */
export function markGameShown(): void {
  resolveShown?.()
}

/**
 * The result of the early request: null if it failed, undefined if there was none. Returned once, because the result
 * becomes outdated.
 */
export async function takePreloadedGame({ kind, slug }: Address): Promise<boolean | null | undefined> {
  if (preloaded?.kind !== kind || preloaded.slug !== slug) return undefined
  const { result } = preloaded
  preloaded = null
  return result
}

function preloadGame(address: Address | null) {
  if (!address) return null
  prioritize(new Promise<void>((resolve) => (resolveShown = resolve)))
  return { ...address, result: checkMissingGame(address) }
}

async function checkMissingGame(address: Address): Promise<boolean | null | undefined> {
  const isMissing = (await readGame(address.kind, address.slug)) === null
  return isMissing && navigator.onLine ? checkGameExists(address) : undefined
}

function addressAt(path: string): Address | null {
  const kind = (['slots', 'live'] as const).find((each) => path.startsWith(`${ROUTES[each]}/`))
  if (!kind) return null
  const [written = '', mode, ...more] = path.slice(ROUTES[kind].length + 1).split('/')
  const slug = toSlug(written)
  // Other percent encodings are left to the router.
  return isLaunchMode(mode) && more.length === 0 && !slug.includes('%') ? { kind, slug } : null
}
