import { FormattedMessage, useIntl } from 'react-intl'
import { SPEAKERS } from '#domain/languages/speakers.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { withLocalePrefix } from '../../base/locale-prefix.ts'
import { ROUTES } from '../../base/routes.ts'
import { CheckField, type FieldProblem } from '../../ui/Field.tsx'
import { NO_BREAK_SPACE } from '../../ui/children.ts'
import { Strokes } from '../../ui/Icon.tsx'
import { EXTERNAL_PATH } from '../../ui/lazy-icons.ts'
import styles from '../../forms/form.module.css'

type Props = {
  minAge: number
  accepted: boolean
  problem: FieldProblem | undefined
  onChange: (accepted: boolean) => void
}

/** Checkbox for the age and the agreement. The agreement opens in another tab, so that typed values are not lost. */
export function RegisterConsent({ minAge, accepted, problem, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const path = ROUTES[SPEAKERS[locale].agreement]
  return (
    <div>
      <CheckField
        label={formatMessage({ id: 'register.accept' }, { minAge })}
        name="accepted"
        checked={accepted}
        problem={problem}
        onCheck={onChange}
      />
      <a className={styles.agreement} href={withLocalePrefix(path)} target="_blank" rel="noopener">
        <FormattedMessage id="register.agreement" />
        {/* Keeps the icon on the same line as the last word. */ NO_BREAK_SPACE}
        <Strokes d={EXTERNAL_PATH} size={16} />
        <span className="sr-only">
          <FormattedMessage id="form.newTab" />
        </span>
      </a>
    </div>
  )
}
