import { BlockText } from './BlockText.tsx'
import { useProtection } from './use-protection.ts'

/** What a player sees in place of a game during a break. */
export default function CalmPage(_given: { onLeave?: () => void }) {
  const block = useProtection()?.block
  return block ? <BlockText block={block} /> : null
}
