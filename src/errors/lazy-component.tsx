import { type ComponentType, createElement, useEffect, useState } from 'react'
import { NetworkError } from '#domain/browser/network-error.ts'
import { useReachable } from '../data/queries.ts'
import { recoverMissingChunk } from '../browser/missing-chunk.ts'

/** A component whose chunk could not be loaded: there is no network, or its build is gone from the server. */
export class ChunkLoadError extends NetworkError {
  override name = 'ChunkLoadError'
  /** Tries to load the chunk again. */
  readonly get: () => Promise<void>

  constructor(get: () => Promise<void>, cause: unknown) {
    super('a chunk of the build is missing', { cause })
    this.get = get
  }
}

const AGAIN_MS = 2_000

export type ComponentModule<Props> = { default: ComponentType<Props> }
type LazyComponent<Props> = ComponentType<Props> & { preload: () => Promise<void> }
type Found<Props> = { Part?: ComponentType<Props> | undefined; crash?: unknown }

/** Starts loading the chunk for a path before anything renders; the first matching prefix wins. */
export function preloadAt(
  path: string,
  parts: readonly (readonly [start: string, part: { preload: () => Promise<void> }])[],
): Promise<void> | undefined {
  return parts.find(([start]) => path.startsWith(start))?.[1].preload()
}

/**
 * A component in its own chunk, with a placeholder while it loads. A loaded one renders at once, and any other as soon
 * as it arrives: React's Suspense would keep its fallback for at least 300 ms. If the chunk is missing, the page
 * reloads once, if the reload guard allows it. Otherwise the nearest error boundary shows the error, and mounting the
 * component again retries. An error of the chunk's own code goes to that boundary at once.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): LazyComponent<Props> {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const fetchPart = async (): Promise<void> => {
    try {
      Part = (await load()).default
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
          if (!(cause instanceof NetworkError)) return show({ crash: cause })
          if (await recoverMissingChunk()) return
          show({ crash: new ChunkLoadError(get, cause) })
        },
      )
      return () => {
        isShown = false
      }
    }, [found])
    if ('crash' in found) throw found.crash
    return createElement(found.Part ?? Meanwhile, props)
  }
  Shown.preload = preload
  return Shown
}

/**
 * For an error fallback: while the operator is reachable, retries a chunk that could not be loaded, at doubling
 * intervals from 2 s, and calls `retry` only after it loaded.
 */
export function useRetryWhenOnline({ error, retry }: { error: unknown; retry: () => void }): void {
  const reachable = useReachable()
  useEffect(() => {
    if (!reachable || !(error instanceof ChunkLoadError)) return undefined
    // 0 after the cleanup: the result of a pending attempt is then ignored.
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
