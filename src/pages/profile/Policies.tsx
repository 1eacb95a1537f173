import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { useLocale } from '../../i18n/locale.tsx'
import { ROUTES } from '../../base/routes.ts'
import styles from './Profile.module.css'

/** Links to the policies the player has agreed to, in the closest available language. */
export function Policies() {
  const { locale } = useLocale()
  return (
    <p className={styles.policies}>
      <Link href={locale === 'en' ? ROUTES.policyAgreement : ROUTES.policyAgreementRu}>
        <FormattedMessage id="policy.agreement" />
      </Link>
      <Link href={ROUTES.policyConfidential}>
        <FormattedMessage id="policy.confidential" />
      </Link>
      <Link href={ROUTES.policyKyc}>
        <FormattedMessage id="policy.kyc" />
      </Link>
    </p>
  )
}
