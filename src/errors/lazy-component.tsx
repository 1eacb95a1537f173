import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useReachable } from '../data/queries.ts'
import { recoverMissingChunk } from '../browser/missing-chunk.ts'

/** A part of the page whose code could not be had: no network, or a build that is gone. */
export class ChunkLoadError extends Error {
  override name = 'MissingPart'
  /** Asks for it once more. */
  readonly get: () => Promise<void>

  constructor(get: () => Promise<void>, cause: unknown) {
    super('a chunk of the build is missing', { cause })
    this.get = get
  }
}

const AGAIN_MS = 2_000

/** A part's module, and what lies in chunks of its own and will be wanted with it at once. */
export type ComponentModule<Props> = { default: ComponentType<Props>; inside?: Promise<void> | undefined }
type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> }
type Found<Props> = { Part?: ComponentType<Props> | undefined; missing?: ChunkLoadError }

/** Asks for the code of what stands at a path, by the first beginning that fits, before anything of it is drawn. */
export function preloadAt(
  path: string,
  parts: readonly (readonly [start: string, part: { preload: () => Promise<void> }])[],
): Promise<void> | undefined {
  return parts.find(([start]) => path.startsWith(start))?.[1].preload()
}

/**
 * A component in a chunk of its own, with what stands in its place meanwhile. One that is here already is drawn at once,
 * and any other as soon as it comes: React's own Suspense would keep it back for 300 ms after its fallback. When the
 * chunk is gone, the page reloads once under the guard; where that is not allowed, or there is no network, the nearest
 * boundary says so, and showing the part again asks for it again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  Meanwhile: ComponentType = Nothing,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const fetchPart = async (): Promise<void> => {
    try {
      const module = await load()
      await module.inside
      Part = module.default
    } catch (cause) {
      loading = undefined
      throw cause
    }
  }
  const get = (): Promise<void> => (loading ??= fetchPart())
  const preload = (): Promise<void> => get().catch(() => undefined)

  function Shown(props: Props) {
    const [found, setFound] = useState<Found<Props>>(() => {
      void preload()
      return { Part }
    })
    useEffect(() => {
      if (found.Part) return
      let isShown = true
      const show = (now: Found<Props>): void => void (isShown && setFound(now))
      get().then(
        () => show({ Part }),
        async (cause: unknown) => {
          if (await recoverMissingChunk()) return
          show({ missing: new ChunkLoadError(get, cause) })
        },
      )
      return () => {
        isShown = false
      }
    }, [found])
    if (found.missing) throw found.missing
    return found.Part ? createElement(found.Part, props) : <Meanwhile />
  }
  Shown.preload = preload
  return Shown
}

/**
 * For what stands in the place of a part: asks again for one that could not be had while the operator answers, ever less
 * often, and shows it only once it is here.
 */
export function useRetryWhenOnline({ error, retry }: { error: unknown; retry: () => void }): void {
  const reachable = useReachable()
  useEffect(() => {
    if (!reachable || !(error instanceof ChunkLoadError)) return undefined
    // 0 once nobody waits any more: what is on its way then is let go.
    let wait = AGAIN_MS
    let timer: ReturnType<typeof setTimeout>
    const later = (): void => {
      if (wait) timer = setTimeout(() => void error.get().then(() => wait && retry(), later), wait)
      wait *= 2
    }
    later()
    return () => {
      wait = 0
      clearTimeout(timer)
    }
  }, [reachable, error, retry])
}

function Nothing() {
  return null
}
