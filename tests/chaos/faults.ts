import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { SERVICES } from '#domain/wire/hosts.ts'
import { killWorker } from '../faults/support/killed-worker.ts'
import type { InTab, Scene } from './scene.ts'

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

const setQuota = (scene: Scene, page: Page, quotaSize?: number): Promise<void> =>
  withSession(page, (session) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: scene.home,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    }),
  )

/** What happens to tabs and browsers. */
export const BROWSER_FAULTS = {
  async reload(scene: Scene, { tab }: InTab) {
    await (await scene.getPage(tab)).reload({ waitUntil: 'commit' })
  },
  async close(scene: Scene, { tab }: InTab) {
    await scene.tabs[tab].page?.close()
    scene.tabs[tab].page = null
  },
  async crashTab(scene: Scene, { tab }: InTab) {
    const page = await scene.getPage(tab)
    const session = await page.context().newCDPSession(page)
    // It is never answered.
    session.send('Page.crash').catch(() => undefined)
    await pause(300)
  },
  async freeze(scene: Scene, { tab }: InTab) {
    await withSession(await scene.getPage(tab), async (session) => {
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      await pause(FROZEN_MS)
      await session.send('Page.setWebLifecycleState', { state: 'active' })
    })
  },
  async leaveAndReturn(scene: Scene, { tab }: InTab) {
    const page = await scene.getPage(tab)
    await page.goto('about:blank')
    await page.goBack({ waitUntil: 'commit' })
  },
  async killWorker(scene: Scene, { tab }: InTab) {
    await killWorker(await scene.getPage(tab))
  },
  async cutNetwork(scene: Scene, { tab }: InTab) {
    await scene.tabs[tab].profile.context.setOffline(true)
  },
  async restoreNetwork(scene: Scene, { tab }: InTab) {
    await scene.tabs[tab].profile.context.setOffline(false)
  },
  async fillStorage(scene: Scene, { tab }: InTab) {
    await setQuota(scene, await scene.getPage(tab), FULL)
  },
  async freeStorage(scene: Scene, { tab }: InTab) {
    await setQuota(scene, await scene.getPage(tab))
  },
  async clearStorage(scene: Scene, { tab, withCookies }: InTab & { withCookies: boolean }) {
    const storageTypes = withCookies ? 'all' : 'indexeddb,local_storage,cache_storage,service_workers'
    await withSession(await scene.getPage(tab), (session) =>
      session.send('Storage.clearDataForOrigin', { origin: scene.home, storageTypes }),
    )
  },
  async expireToken(scene: Scene, { tab }: InTab) {
    await scene.operator.control.expireTokens(scene.tabs[tab].profile.player.email)
  },
}

/** Orders a fault for all calls of the app: each service has a host of its own. */
async function faultAll({ operator: { control } }: Scene, kind: 'cutBefore' | 'hang'): Promise<void> {
  await Promise.all(SERVICES.map((site) => control.fault({ match: { site }, kind, times: 0 })))
}

/** What happens to the operator and on the way to it. A step that needs its control throws while it is down. */
export const OPERATOR_FAULTS = {
  killOperator: (scene: Scene) => scene.operator.kill(),
  startOperator: (scene: Scene) => scene.operator.start(),
  async cutApi(scene: Scene) {
    await scene.operator.control.sockets('refuse')
    await faultAll(scene, 'cutBefore')
    await scene.operator.control.dropSockets()
  },
  async halfOpen(scene: Scene) {
    await scene.operator.control.sockets('silent')
    await faultAll(scene, 'hang')
  },
  healOperator: ({ operator: { control } }: Scene) => heal(control),
  dropSockets: ({ operator: { control } }: Scene) => control.dropSockets(),
  async delay({ operator: { control } }: Scene, { ms }: { ms: number }) {
    await control.fault({ match: { method: 'POST' }, latencyMs: ms, times: 4 })
  },
  async loseReplies({ operator: { control } }: Scene, { times }: { times: number }) {
    await control.fault({ match: { method: 'POST' }, kind: 'cutAfter', times })
  },
  async repeatFrames({ operator: { control } }: Scene, { times }: { times: number }) {
    await control.topicFault({ topic: 'crash', fault: 'double', times })
  },
  skewClock: ({ operator: { control } }: Scene, { ms }: { ms: number }) => control.skewClock(ms),
}

/** Ends every fault of the operator. */
export async function heal(control: Scene['operator']['control']): Promise<void> {
  await control.sockets('accept')
  await control.clearFaults()
  await control.skewClock(0)
}
