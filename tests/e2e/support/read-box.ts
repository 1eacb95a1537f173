import type { Locator } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }

/** The place of an element; throws where it has none, so that no comparison passes for want of an element. */
export async function readBox(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not shown')
  return box
}
