import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { SERVICES } from '#domain/wire/hosts.ts'
import { killWorker } from '../faults/support/killed-worker.ts'
import type { InTab, ChaosScene } from './scene.ts'

/** How long a frozen tab sleeps, ms. */
const FROZEN_MS = 1_500
/** Storage of a full disk, in bytes: less than what the app has stored already. */
const FULL = 1_000

async function withSession(page: Page, use: (session: CDPSession) => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  try {
    await use(session)
  } finally {
    await session.detach().catch(() => undefined)
  }
}

const setQuota = (scene: ChaosScene, page: Page, quotaSize?: number): Promise<void> =>
  withSession(page, (session) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: scene.home,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    }),
  )

/** What happens to tabs and browsers. */
export const BROWSER_FAULTS = {
  async reload(scene: ChaosScene, { tab }: InTab) {
    await (await scene.getPage(tab)).reload({ waitUntil: 'commit' })
  },
  async close(scene: ChaosScene, { tab }: InTab) {
    await scene.tabs[tab].page?.close()
    scene.tabs[tab].page = null
  },
  async crashTab(scene: ChaosScene, { tab }: InTab) {
    const page = await scene.getPage(tab)
    const session = await page.context().newCDPSession(page)
    // It is never answered.
    session.send('Page.crash').catch(() => undefined)
    await pause(300)
  },
  async freeze(scene: ChaosScene, { tab }: InTab) {
    await withSession(await scene.getPage(tab), async (session) => {
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      await pause(FROZEN_MS)
      await session.send('Page.setWebLifecycleState', { state: 'active' })
    })
  },
  async leaveAndReturn(scene: ChaosScene, { tab }: InTab) {
    const page = await scene.getPage(tab)
    await page.goto('about:blank')
    await page.goBack({ waitUntil: 'commit' })
  },
  async killWorker(scene: ChaosScene, { tab }: InTab) {
    await killWorker(await scene.getPage(tab))
  },
  async cutNetwork(scene: ChaosScene, { tab }: InTab) {
    await scene.tabs[tab].profile.context.setOffline(true)
  },
  async restoreNetwork(scene: ChaosScene, { tab }: InTab) {
    await scene.tabs[tab].profile.context.setOffline(false)
  },
  async fillStorage(scene: ChaosScene, { tab }: InTab) {
    await setQuota(scene, await scene.getPage(tab), FULL)
  },
  async freeStorage(scene: ChaosScene, { tab }: InTab) {
    await setQuota(scene, await scene.getPage(tab))
  },
  async clearStorage(scene: ChaosScene, { tab, withCookies }: InTab & { withCookies: boolean }) {
    const storageTypes = withCookies ? 'all' : 'indexeddb,local_storage,cache_storage,service_workers'
    await withSession(await scene.getPage(tab), (session) =>
      session.send('Storage.clearDataForOrigin', { origin: scene.home, storageTypes }),
    )
  },
  async expireToken(scene: ChaosScene, { tab }: InTab) {
    await scene.operator.control.expireTokens(scene.tabs[tab].profile.player.email)
  },
}

/** Orders a fault for all calls of the app: each service has a host of its own. */
async function faultAll({ operator: { control } }: ChaosScene, kind: 'cutBefore' | 'hang'): Promise<void> {
  await Promise.all(SERVICES.map((site) => control.fault({ match: { site }, kind, times: 0 })))
}

/** What happens to the operator and on the way to it. A step that needs its control throws while it is down. */
export const OPERATOR_FAULTS = {
  killOperator: (scene: ChaosScene) => scene.operator.kill(),
  startOperator: (scene: ChaosScene) => scene.operator.start(),
  async cutApi(scene: ChaosScene) {
    await scene.operator.control.sockets('refuse')
    await faultAll(scene, 'cutBefore')
    await scene.operator.control.dropSockets()
  },
  async halfOpen(scene: ChaosScene) {
    await scene.operator.control.sockets('silent')
    await faultAll(scene, 'hang')
  },
  healOperator: ({ operator: { control } }: ChaosScene) => heal(control),
  dropSockets: ({ operator: { control } }: ChaosScene) => control.dropSockets(),
  async delay({ operator: { control } }: ChaosScene, { ms }: { ms: number }) {
    await control.fault({ match: { method: 'POST' }, latencyMs: ms, times: 4 })
  },
  async loseReplies({ operator: { control } }: ChaosScene, { times }: { times: number }) {
    await control.fault({ match: { method: 'POST' }, kind: 'cutAfter', times })
  },
  async repeatFrames({ operator: { control } }: ChaosScene, { times }: { times: number }) {
    await control.topicFault({ topic: 'crash', fault: 'double', times })
  },
  skewClock: ({ operator: { control } }: ChaosScene, { ms }: { ms: number }) => control.skewClock(ms),
}

/** Ends every fault of the operator. */
export async function heal(control: ChaosScene['operator']['control']): Promise<void> {
  await control.sockets('accept')
  await control.clearFaults()
  await control.skewClock(0)
}
