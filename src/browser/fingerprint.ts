import { FINGERPRINT_DEFER_MS } from '#domain/settings/constants.ts'
import { whenIdle } from './idle.ts'
import { wait } from '#domain/browser/wait.ts'

const LOCAL_KEY = 'fingerprint'
/** This source writes inline markup into a frame, which our CSP blocks with a console error. */
const AGAINST_POLICY = ['fontPreferences'] as const

/** A computation in progress, or its result. It goes on after a caller has given up, so that the next one has it. */
let making: Promise<string | null> | null = null

/**
 * The browser fingerprint, from localStorage or computed when the page is idle; null when it is blocked, or not ready
 * in `waitMs`.
 */
export async function fingerprint(waitMs: number): Promise<string | null> {
  making ??= readOrMake()
  return Promise.race([making, wait(waitMs).then(() => null)])
}

async function readOrMake(): Promise<string | null> {
  const stored = readStored()
  if (stored) return stored
  await whenIdle(FINGERPRINT_DEFER_MS)
  const made = await make()
  if (made === null) making = null
  else store(made)
  return made
}

async function make(): Promise<string | null> {
  try {
    const { hashComponents, loadSources, sources } = await import('@fingerprintjs/fingerprintjs')
    return hashComponents(await loadSources(sources, { cache: {}, debug: false }, AGAINST_POLICY)())
  } catch {
    return null
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(LOCAL_KEY)
  } catch {
    return null
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(LOCAL_KEY, value)
  } catch {
    // Without storage it is computed again on the next visit.
  }
}
