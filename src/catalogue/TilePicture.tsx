import { useCallback, useState } from 'react'
import type { GameImage } from '#db/view.ts'
import { useReachable } from '../data/queries.ts'
import styles from './TilePicture.module.css'

/** How much wider than a tile (3:4) a picture may be to fill it; a wider one is shown whole, above its own colour. */
const FILLS_TO = 1.1

/** Hosts that send no CORS headers: their pictures are requested without, which no cache of the app stores. */
const withoutCors = new Set<string>()

type Props = { image: GameImage }

/** A game's picture over its drawn cover, which stays in sight until the picture is there, and where it fails. */
export default function TilePicture({ image }: Props) {
  const { url, width, height, color } = image
  const { host } = new URL(url)
  const reachable = useReachable()
  const [request, setRequest] = useState<'cors' | 'noCors' | 'failed'>(withoutCors.has(host) ? 'noCors' : 'cors')
  const [isShown, setShown] = useState(false)
  const [wasReachable, setWasReachable] = useState(reachable)
  if (reachable !== wasReachable) {
    setWasReachable(reachable)
    if (reachable && request === 'failed') setRequest('cors')
  }
  // One that the browser still has is shown at once.
  const see = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth > 0) setShown(true)
  }, [])
  if (request === 'failed') return null
  return (
    <img
      key={request}
      ref={see}
      className={styles.picture}
      style={{ background: color }}
      data-shown={isShown || undefined}
      data-whole={width / height > FILLS_TO || undefined}
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      crossOrigin={request === 'cors' ? 'anonymous' : undefined}
      onLoad={() => {
        if (request === 'noCors') withoutCors.add(host)
        setShown(true)
      }}
      onError={() => setRequest(request === 'cors' ? 'noCors' : 'failed')}
    />
  )
}
