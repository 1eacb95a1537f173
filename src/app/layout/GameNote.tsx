import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { splitLocalePrefix } from '#domain/languages/locales.ts'
import type { GameKind } from '#domain/games/game-types.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useGame } from '../../data/lobby-queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useRtp } from '../../format/use-rtp.ts'
import styles from './GameNote.module.css'
import { placeTip } from './place-tip.ts'
import { useLongPress } from './use-long-press.ts'

type Address = { kind: GameKind; slug: string }

/** Name, provider and RTP of a provider's game beside its tile, after a long press. The game's page has the same. */
export default function GameNote() {
  const tile = useLongPress()
  const address = tile && readAddress(tile)
  return (
    address &&
    createPortal(
      <Note key={`${address.kind} ${address.slug}`} tile={tile} {...address} />,
      tile.closest('dialog') ?? document.body,
    )
  )
}

function Note({ tile, kind, slug }: Address & { tile: HTMLElement }) {
  const box = useRef<HTMLDivElement>(null)
  const game = useGame(kind, slug)
  const rtpText = useRtp()
  // The home page shows games whose catalogue is not stored yet.
  useRefresh(() => commands.lobby.findGame({ kind, slug }), game === null)
  const rtp = game?.rtp ?? null
  // After every render, because the RTP may come later and makes it larger.
  useLayoutEffect(() => {
    if (box.current) placeTip(box.current, tile.getBoundingClientRect())
  })
  return (
    <div ref={box} className={styles.note} data-testid="game-note" aria-hidden="true" translate="no">
      <b>{tile.querySelector('.tile-name')?.textContent}</b>
      <span>{tile.querySelector('.tile-provider')?.textContent}</span>
      {rtp !== null && <span>{rtpText(rtp)}</span>}
    </div>
  )
}

/** The game of a tile by its link; null for one of our own, whose page says more. */
function readAddress(tile: HTMLElement): Address | null {
  const { path } = splitLocalePrefix(new URL(tile.getAttribute('href') ?? '', location.href).pathname)
  const kind = (['slots', 'live'] as const).find((each) => path.startsWith(`${ROUTES[each]}/`))
  const slug = kind && path.slice(ROUTES[kind].length + 1).split('/')[0]
  return kind && slug ? { kind, slug: decodeURIComponent(slug) } : null
}
