import type { ElementChildren } from './children.ts'

/** No bets or games; no money moved; no network or a page that failed; nothing found; a break; no letters. */
export type Scene = 'yurt' | 'saddle-bag' | 'bridge' | 'compass' | 'saddle' | 'scroll'

type Props = { scene: Scene; text: ElementChildren; children?: ElementChildren }

/** What an empty list shows: a scene, one line, and one button or link as `children`. */
export function EmptyState({ scene, text, children }: Props) {
  return (
    <div className="empty-state" data-scene={scene}>
      <p>{text}</p>
      {children}
    </div>
  )
}
