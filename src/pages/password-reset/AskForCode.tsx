import { FormattedMessage, useIntl } from 'react-intl'
import type { CodeSent, Recipient } from '../../../worker/domain/account/recipient.ts'
import { EmailField } from '../../forms/EmailField.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { PhoneField } from '../../forms/PhoneField.tsx'
import { Submit } from '../../forms/Submit.tsx'
import formStyles from '../../forms/form.module.css'
import { Tabs } from '../../ui/Tabs.tsx'
import { useAskForCode } from './use-password-reset.ts'
import styles from './restore.module.css'

/** The form that asks where to send the code. */
export function AskForCode({ sent }: { sent: (to: Recipient, sent: CodeSent) => void }) {
  const { formatMessage } = useIntl()
  const { ref, submit, ...ask } = useAskForCode(sent)
  return (
    <>
      <p className={styles['text']}>
        <FormattedMessage id="restore.lead" />
      </p>
      <Tabs
        label={formatMessage({ id: 'restore.ways' })}
        tabs={[
          { id: 'email', text: formatMessage({ id: 'register.byEmail' }) },
          { id: 'phone', text: formatMessage({ id: 'register.byPhone' }) },
        ]}
        chosen={ask.way}
        onChoose={ask.setWay}
      >
        <form ref={ref} className={formStyles['form']} noValidate onSubmit={submit}>
          <FormProblem failure={ask.failure} />
          {ask.way === 'email' ? (
            <EmailField value={ask.email} problem={ask.problem('email')} onType={ask.setEmail} />
          ) : (
            <PhoneField phone={ask.phone} problem={ask.problem('phone')} onChange={ask.setPhone} />
          )}
          <Submit label={formatMessage({ id: 'restore.send' })} sending={ask.sending} captcha={ask.captcha} />
        </form>
      </Tabs>
    </>
  )
}
