import ky from 'ky'
import * as v from 'valibot'
import type { Context } from '../core/context.ts'
import * as configuration from '../domain/settings/configuration.ts'
import { FEATURE_FLAGS } from '../domain/settings/feature-flags.ts'

const GIVE_UP_MS = 10_000

/** The reply of Unleash's proxy and front-end API: it lists only flags that are on. */
const reply = v.object({
  toggles: v.pipe(v.array(v.looseObject({ name: v.string(), enabled: v.boolean() })), v.maxLength(1_000)),
})

/**
 * Fetches the feature flags that this app knows; on failure the last ones stay. Requested by the app's name only,
 * without any data of the player. Never throws.
 */
export async function loadFlags({ db, clock }: Context): Promise<void> {
  const { flagsUrl, flagsKey } = configuration
  if (flagsUrl === null) return
  const address = new URL(flagsUrl)
  address.searchParams.set('appName', 'casino')
  address.searchParams.set('environment', 'default')
  try {
    const response = await ky(address, {
      headers: { accept: 'application/json', ...(flagsKey === null ? {} : { authorization: flagsKey }) },
      credentials: 'omit',
      retry: 0,
      timeout: GIVE_UP_MS,
    })
    const { toggles } = v.parse(reply, await response.json())
    const names = new Set(toggles.filter(({ enabled }) => enabled).map(({ name }) => name))
    await db.facts.put({ id: 'flags', on: FEATURE_FLAGS.filter((name) => names.has(name)), fetchedAt: clock.now() })
  } catch {
    // The last flags stay: nothing in the app depends on new ones.
  }
}
