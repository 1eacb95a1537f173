import { FormattedMessage, useIntl } from 'react-intl'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { Footer } from '../../app/layout/Footer.tsx'
import { LanguageControl } from '../../app/layout/LanguageControl.tsx'
import { usePageTitle } from '../../app/seo/use-page-title.ts'
import { MAIN_ID } from '../../app/routing/use-route-change.ts'
import { SupportButton } from '../../app/layout/SupportButton.tsx'
import { BrandMark } from '../../ui/BrandMark.tsx'
import styles from './NoAccess.module.css'

const SupportContacts = lazyComponent(withRareTexts(() => import('../../app/layout/SupportContacts.tsx')))

/** The layout and only page for visitors without access: no navigation, because only support is available to them. */
export default function NoAccess() {
  const title = useIntl().formatMessage({ id: 'noAccess.title' })
  usePageTitle(title)
  return (
    <>
      <main className={styles['page']} id={MAIN_ID} tabIndex={-1}>
        <BrandMark width="56" height="56" fill="var(--accent)" />
        <h1>{title}</h1>
        <p>
          <FormattedMessage id="noAccess.text" />
        </p>
        <Boundary>
          <SupportContacts />
        </Boundary>
        <LanguageControl />
      </main>
      <Boundary>
        <Footer isBare />
      </Boundary>
      <SupportButton />
    </>
  )
}
