import { lazyComponent } from '../errors/lazy-component.tsx'
import { withProtectionTexts } from '../i18n/protection-texts.ts'
import type { ElementChildren } from '../ui/children.ts'
import { useProtection } from './use-protection.ts'

const CalmPage = lazyComponent(withProtectionTexts(() => import('./CalmPage.tsx')))

/** Offers, or the calm page in their place during a break or an exclusion. */
export function OffersOnly({ children }: { children: ElementChildren }) {
  const protection = useProtection()
  if (!protection) return null
  const reason = protection.block?.reason
  return reason === 'timeOut' || reason === 'excluded' ? <CalmPage /> : <>{children}</>
}
