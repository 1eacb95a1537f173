import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { safeAddress } from '#domain/wire/redirect.ts'
import { SPEAKERS } from '#domain/languages/speakers.ts'
import { company, helpline } from '#domain/settings/configuration.ts'
import { useAppState } from '../data/queries.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { useLocale } from '../i18n/locale.tsx'
import { ROUTES } from '../base/routes.ts'
import { useMinAge } from '../offers/use-min-age.ts'
import styles from './PageFooter.module.css'

type FooterLink = { path: string; text: MessageKey }

const LINKS: readonly FooterLink[] = [
  { path: ROUTES.bonusTerms, text: 'legal.bonusTerms' },
  { path: ROUTES.policyConfidential, text: 'footer.privacy' },
  { path: ROUTES.policyKyc, text: 'footer.kyc' },
  { path: ROUTES.responsible, text: 'legal.responsible' },
  { path: ROUTES.rules, text: 'legal.rules' },
  { path: ROUTES.complaints, text: 'legal.complaints' },
]

/** `isBare`: in the layout without navigation, which has no links to other pages. */
type Props = { isBare?: boolean }

/** The footer of every page: the minimum age, the company, and links to help and terms. */
export default function PageFooter({ isBare = false }: Props) {
  const minAge = useMinAge()
  const partners = safeAddress(useAppState('settings')?.affiliateUrl, location)
  return (
    <footer className={`${styles.footer} ${isBare ? styles.bare : ''}`}>
      <div className={styles.inner}>
        {!isBare && <Links />}
        <div className={styles.warning}>
          <b className={styles.age} translate="no">{`${minAge}+`}</b>
          <p>
            <FormattedMessage id="footer.warning" />
          </p>
        </div>
        {helpline !== null && (
          <p>
            <FormattedMessage id="footer.help" values={{ helpline }} />
          </p>
        )}
        {!isBare && partners && (
          <div className={styles.links}>
            <a href={partners} target="_blank" rel="noreferrer">
              <FormattedMessage id="footer.partners" />
            </a>
          </div>
        )}
        {company !== null && <p translate="no">{company}</p>}
      </div>
    </footer>
  )
}

function Links() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const terms: FooterLink = {
    path: ROUTES[SPEAKERS[locale].agreement],
    text: 'footer.terms',
  }
  return (
    <nav aria-label={formatMessage({ id: 'footer.nav' })}>
      <ul className={styles.links}>
        {[terms, ...LINKS].map(({ path, text }) => (
          <li key={text}>
            <Link href={path}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
