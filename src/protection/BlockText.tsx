import type { PlayBlock } from '#domain/protection/restrictions.ts'
import { useBlockText } from './use-block-text.ts'

/** Why the player may neither bet nor deposit, with the moment at which that ends. */
export function BlockText({ block }: { block: PlayBlock }) {
  return <span>{useBlockText()(block)}</span>
}
