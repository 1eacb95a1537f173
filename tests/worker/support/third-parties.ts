import { afterEach } from 'vitest'
import type { Tab } from './tab.ts'
import { resetThirdParties, third } from './third-party-settings.ts'
import { until } from './until.ts'
import { good, useWorld } from './world.ts'

export const POST_HOG = { path: '^/batch/$', method: 'POST' }
export const SEGMENT = { path: '^/v1/b$', method: 'POST' }
export const SENTRY = { path: '/envelope/$', method: 'POST' }

type Batch = { batch: { event?: string; type?: string; userId?: string; [name: string]: unknown }[] }

/** A world whose operator acts as all third parties. The test file mocks the configuration with `withThirdParties`. */
export function useThirdParties() {
  const world = useWorld()
  afterEach(resetThirdParties)

  /** The events that a third party has accepted. */
  const taken = async (match: { path: string }) =>
    (await world.control.requests(match))
      .filter(({ status }) => status === 200)
      .flatMap(({ body }) => (JSON.parse(body ?? '{}') as Batch).batch)

  return {
    world,
    taken,
    /** Opens a tab of a build with every third party. */
    async open(facts: Parameters<typeof world.open>[0] = {}): Promise<Tab> {
      third.address = `http://collector.localhost:${world.operator.port}`
      return world.open(facts)
    },
    names: async (match: { path: string }) => (await taken(match)).flatMap(({ event }) => event ?? []),
    nothingWaits: () => until('no event', async () => (await world.db.events.count()) === 0),
    happens: async (tab: Tab, name: string) => good(await tab.commands.analytics.track({ name })),
  }
}
