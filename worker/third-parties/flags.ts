import ky from 'ky'
import * as v from 'valibot'
import type { Context } from '../core/context.ts'
import * as configuration from '../domain/settings/configuration.ts'
import { FEATURE_FLAGS } from '../domain/settings/feature-flags.ts'

const GIVE_UP_MS = 10_000

/** As Unleash's proxy and its front-end API answer: those that are on alone. */
const reply = v.object({
  toggles: v.pipe(v.array(v.looseObject({ name: v.string(), enabled: v.boolean() })), v.maxLength(1_000)),
})

/**
 * Fetches the feature flags that this app knows; where they cannot be had, the last ones stay. The flags say nothing of
 * the player: they are asked for by the name of the app alone. Never throws.
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
    // Whatever it was, the last ones stay: nothing of the app hangs on their being new.
  }
}
