import type { GameKind } from '../../../worker/db/view.ts'
import { goesFirst } from '../../browser/first-paint.ts'
import { currentPath } from '../../app/routing/location.ts'
import { ROUTES, isPlayMode } from '../../app/routing/routes.ts'
import { commands } from '../../data/commands.ts'
import { readGame } from '../../data/lobby-queries.ts'

export type Address = { kind: GameKind; slug: string }

/** The slug as it is written in an address: the router decodes nothing that may part one; of that a slug has the colon alone. */
export function toSlug(written: string): string {
  return written.replaceAll(/%3a/gi, ':')
}

/** Asks the operator for a game by its address: whether it has it; null where that cannot be told. */
export async function askGame(address: Address): Promise<boolean | null> {
  const told = await commands.lobby.findGame(address)
  return told.ok ? told.value : null
}

let standing: (() => void) | undefined

/** What is told of the game that somebody landed on: asked as soon as this code is here, while the page is being made. */
let landed = askLanded(addressAt(currentPath()))

/** It is on screen, or what keeps it away is: what waits for that need not any more. */
export function landedStands(): void {
  standing?.()
}

/**
 * What has been told of a game ahead: null where that was to no avail, undefined where it has not been asked for. Once:
 * what is told grows old.
 */
export async function takePreloadedGame({ kind, slug }: Address): Promise<boolean | null | undefined> {
  if (landed?.kind !== kind || landed.slug !== slug) return undefined
  const { told } = landed
  landed = null
  return told
}

function askLanded(address: Address | null) {
  if (!address) return null
  goesFirst(new Promise<void>((resolve) => (standing = resolve)))
  return { ...address, told: askMissing(address) }
}

async function askMissing(address: Address): Promise<boolean | null | undefined> {
  const isMissing = (await readGame(address.kind, address.slug)) === null
  return isMissing && navigator.onLine ? askGame(address) : undefined
}

function addressAt(path: string): Address | null {
  const kind = (['slots', 'live'] as const).find((each) => path.startsWith(`${ROUTES[each]}/`))
  if (!kind) return null
  const [written = '', mode, ...more] = path.slice(ROUTES[kind].length + 1).split('/')
  const slug = toSlug(written)
  // What else is written with a percent sign is the router's to read.
  return isPlayMode(mode) && more.length === 0 && !slug.includes('%') ? { kind, slug } : null
}
