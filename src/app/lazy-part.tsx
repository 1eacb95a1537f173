import { type ComponentType, lazy } from 'react'
import { recoverMissingChunk } from '../host/service-worker.ts'

/** A part of the page whose code could not be had: no network, or a build that is gone. */
export class MissingPart extends Error {
  override name = 'MissingPart'
}

const failed = new Set<() => void>()

/** Lets parts that could not be loaded be asked for again, when they are next shown. */
export function retryParts(): void {
  for (const reset of failed) reset()
  failed.clear()
}

/** Asks for the code of what stands at a path, by the first beginning that fits, before anything of it is drawn. */
export function preloadAt(
  path: string,
  parts: readonly (readonly [start: string, part: { preload: () => void }])[],
): void {
  parts.find(([start]) => path.startsWith(start))?.[1].preload()
}

/**
 * A component in a chunk of its own. When the chunk is gone, the page reloads once under the guard; where that is
 * not allowed, or there is no network, the nearest boundary says so and may ask again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { preload: () => void } {
  const make = () => lazy(() => load().catch(missing))
  let Part = make()
  const missing = async (cause: unknown): Promise<never> => {
    if (await recoverMissingChunk()) return new Promise(() => undefined)
    failed.add(() => (Part = make()))
    throw new MissingPart('a chunk of the build is missing', { cause })
  }
  const Shown = (props: Props) => <Part {...props} />
  Shown.preload = (): void => void load().catch(() => undefined)
  return Shown
}
