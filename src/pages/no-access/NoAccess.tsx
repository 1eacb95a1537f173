import { FormattedMessage, useIntl } from 'react-intl'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { Footer } from '../../navigation/Footer.tsx'
import { LanguageControl } from '../../navigation/LanguageControl.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { MAIN_ID } from '../../base/use-route-change.ts'
import { SupportButton } from '../../modals/Support/SupportButton.tsx'
import { LazyHorse } from '../../ui/LazyHorse.tsx'
import styles from './NoAccess.module.css'

const SupportContacts = lazyComponent(withRareTexts(() => import('../../modals/Support/SupportContacts.tsx')))

/** The layout and only page for visitors without access: no navigation, because only support is available to them. */
export default function NoAccess() {
  const title = useIntl().formatMessage({ id: 'noAccess.title' })
  usePageTitle(title)
  return (
    <>
      <main className={styles.page} id={MAIN_ID} tabIndex={-1}>
        <LazyHorse />
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
