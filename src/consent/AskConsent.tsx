import { useConsent } from '../data/consent.ts'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { withRareTexts } from '../i18n/rare-texts.ts'

const ConsentBanner = lazyComponent(withRareTexts(() => import('./ConsentBanner.tsx')))

/** Renders nothing until a visitor has to be asked for consent. */
export function AskConsent() {
  return useConsent()?.isAsked === true && <ConsentBanner />
}
