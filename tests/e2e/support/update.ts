import type { Page } from '@playwright/test'
import { wholeBuildCached } from '../../faults/support/service-worker.ts'
import { say } from './texts.ts'

export const UPDATE_BANNER = say('update.ready')
export const PAGE_FILE = { site: 'page' }

/** Counts the loads of a page from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** The id of the build that the page runs. */
export const getBuild = (page: Page) => page.evaluate(() => window.__boot.build)

/** Opens the app and waits until the service worker of the tested build is in charge and has cached all files. */
export async function openCached(page: Page, assets: readonly string[], path = '/'): Promise<void> {
  await page.goto(path)
  await wholeBuildCached(page, assets)
}
