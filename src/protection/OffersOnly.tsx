import { FormattedMessage } from 'react-intl'
import { lazyComponent } from '../errors/lazy-component.tsx'
import type { MessageKey } from '../i18n/dictionary.ts'
import { withProtectionTexts } from '../i18n/protection-texts.ts'
import type { ElementChildren } from '../ui/children.ts'
import { useMayGetOffers } from './use-may-get-offers.ts'

const CalmPage = lazyComponent(withProtectionTexts(() => import('./CalmPage.tsx')))

type Props = {
  /** The heading of the page, where it falls away with the offers. */
  title?: MessageKey
  /** The player already takes part with money, so it is shown in a break too. */
  isInPlay?: boolean
  children: ElementChildren
}

/** Offers, or the calm page in their place during a break or an exclusion. */
export function OffersOnly({ title, isInPlay = false, children }: Props) {
  const mayGetOffers = useMayGetOffers()
  if (mayGetOffers === undefined) return null
  if (mayGetOffers || isInPlay) return <>{children}</>
  return (
    <>
      {title && (
        <h1>
          <FormattedMessage id={title} />
        </h1>
      )}
      <CalmPage />
    </>
  )
}
