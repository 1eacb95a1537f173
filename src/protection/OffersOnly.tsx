import { lazyComponent } from '../errors/lazy-component.tsx'
import { withProtectionTexts } from '../i18n/protection-texts.ts'
import type { ElementChildren } from '../ui/children.ts'
import { useMayGetOffers } from './use-may-get-offers.ts'

const CalmPage = lazyComponent(withProtectionTexts(() => import('./CalmPage.tsx')))

/** Offers, or the calm page in their place during a break or an exclusion. */
export function OffersOnly({ children }: { children: ElementChildren }) {
  const mayGetOffers = useMayGetOffers()
  if (mayGetOffers === undefined) return null
  return mayGetOffers ? <>{children}</> : <CalmPage />
}
