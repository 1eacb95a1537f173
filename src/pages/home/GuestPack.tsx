import { useEffect } from 'react'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import WelcomeOffer from './WelcomeOffer.tsx'

const BreakNote = lazyComponent(withProtectionTexts(() => import('../../protection/BreakNote.tsx')))

/** The welcome pack, or the end of a break or an exclusion that a player has left on this device. */
export default function GuestPack({ onChange }: { onChange: (mayGetOffers: boolean) => void }) {
  const mayGetOffers = useMayGetOffers()
  useEffect(() => {
    if (mayGetOffers !== undefined) onChange(mayGetOffers)
  }, [mayGetOffers, onChange])
  if (mayGetOffers === undefined) return null
  return mayGetOffers ? <WelcomeOffer /> : <BreakNote />
}
