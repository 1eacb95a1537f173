import { FormattedMessage, useIntl } from 'react-intl'
import type { CodeSent, Recipient } from '#domain/account/recipient.ts'
import { EmailField } from '../../forms/EmailField.tsx'
import { Form } from '../../forms/Form.tsx'
import { PhoneField } from '../../forms/PhoneField.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useAskForCode } from './use-password-reset.ts'
import styles from './restore.module.css'

/** The form that asks where to send the code. */
export function AskForCode({ sent }: { sent: (to: Recipient, sent: CodeSent) => void }) {
  const { formatMessage } = useIntl()
  const form = useAskForCode(sent)
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="restore.lead" />
      </p>
      <Tabs
        label={formatMessage({ id: 'restore.ways' })}
        tabs={[
          { id: 'email', text: formatMessage({ id: 'register.byEmail' }) },
          { id: 'phone', text: formatMessage({ id: 'register.byPhone' }) },
        ]}
        chosen={form.way}
        onChoose={form.setWay}
      >
        <Form form={form}>
          {form.way === 'email' ? (
            <EmailField value={form.email} problem={form.problem('email')} onType={form.setEmail} />
          ) : (
            <PhoneField phone={form.phone} problem={form.problem('phone')} onChange={form.setPhone} />
          )}
          <Submit label={formatMessage({ id: 'restore.send' })} sending={form.sending} captcha={form.captcha} />
        </Form>
      </Tabs>
    </>
  )
}
