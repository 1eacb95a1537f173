import { lazyComponent } from '../errors/lazy-component.tsx'
import { Boundary } from '../errors/Boundary.tsx'
import { CrashedSection } from '../errors/Crashed.tsx'
import { withProtectionTexts } from '../i18n/protection-texts.ts'
import type { ElementChildren } from '../ui/children.ts'
import { useSeat } from './one-table.ts'
import type { PlayProtection } from './play-protection.ts'

const CalmPage = lazyComponent(withProtectionTexts(() => import('./CalmPage.tsx')))
const OtherTab = lazyComponent(withProtectionTexts(() => import('./OtherTab.tsx')))

type Props = {
  protection: Pick<PlayProtection, 'block'>
  /** A round or bet of the player still needs its controls. */
  isOpen: boolean
  /** Called before a link in their place leads elsewhere. */
  onLeave?: (() => void) | undefined
  /** Of the box around what stands in their place. */
  className?: string | undefined
  children: ElementChildren
}

/** The controls of a game, or what stands in their place while no round may begin. */
export function PlayControls({ protection: { block }, isOpen, onLeave, className, children }: Props) {
  const seat = useSeat()
  const isElsewhere = seat === 'elsewhere' || seat === 'asked'
  if (isOpen || !(block || isElsewhere)) return <>{children}</>
  return (
    <div className={className}>
      <Boundary fallback={CrashedSection}>{block ? <CalmPage {...(onLeave && { onLeave })} /> : <OtherTab />}</Boundary>
    </div>
  )
}
