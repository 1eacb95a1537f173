import { useIntl } from 'react-intl'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { useLoggedIn } from '../../data/queries.ts'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { useProtection } from '../../protection/use-protection.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckField, PasswordField, SelectField, TextField } from '../../ui/Field.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { Form } from '../../forms/Form.tsx'
import { PhoneField } from '../../forms/PhoneField.tsx'
import { Social } from '../Login/Social.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { RegisterConsent } from './RegisterConsent.tsx'
import { useRegister } from './use-register.ts'
import { OtherEntry } from '../../forms/OtherEntry.tsx'
import styles from '../../forms/form.module.css'

const NoAccount = lazyComponent(withProtectionTexts(() => import('../../protection/NoAccount.tsx')))

type Props = { asksForClub?: boolean; isUnasked?: true; onClose: () => void }

/** Registration by email or phone, or why there is none now. */
export default function Register(props: Props) {
  const { formatMessage } = useIntl()
  const protection = useProtection()
  const isOpen = useLoggedIn() || protection?.block === null
  return (
    <Dialog title={formatMessage({ id: 'register.title' })} isUnasked={props.isUnasked} onClose={props.onClose}>
      {isOpen ? (
        <div className={styles.register}>
          <RegisterForm {...props} />
        </div>
      ) : (
        protection && <NoAccount onClose={props.onClose} />
      )}
    </Dialog>
  )
}

/** The shared fields stay filled when the player switches between the ways. */
function RegisterForm({ asksForClub = false }: Props) {
  const { formatMessage } = useIntl()
  const register = useRegister(asksForClub)
  const { values, problem } = register
  return (
    <>
      <Tabs
        label={formatMessage({ id: 'register.ways' })}
        tabs={[
          { id: 'email', text: formatMessage({ id: 'register.byEmail' }) },
          { id: 'phone', text: formatMessage({ id: 'register.byPhone' }) },
        ]}
        chosen={values.way}
        onChoose={register.setWay}
      >
        <Form form={register}>
          {values.way === 'email' ? (
            <EmailField value={values.email} problem={problem('email')} onType={register.setEmail} />
          ) : (
            <PhoneField phone={register.phone} problem={problem('phone')} onChange={register.setPhone} />
          )}
          <PasswordField
            label={formatMessage({ id: 'form.password' })}
            hint={formatMessage({ id: 'register.passwordRule' })}
            name="password"
            autoComplete="new-password"
            value={values.password}
            problem={problem('password')}
            onType={register.setPassword}
          />
          <div className={styles.pair}>
            <SelectField
              label={formatMessage({ id: 'register.currency' })}
              name="currency"
              value={values.currency}
              problem={problem('currency')}
              options={CURRENCIES.map((currency) => ({
                value: currency,
                // The code comes first: on a phone there is no width for the whole name.
                text: `${currency} · ${formatMessage({ id: `currency.${currency}` })}`,
              }))}
              onChoose={register.setCurrency}
            />
            <TextField
              label={formatMessage({ id: 'register.promo' })}
              type="text"
              name="promo"
              autoComplete="off"
              value={values.promo}
              problem={problem('promo')}
              onType={register.setPromo}
            />
          </div>
          {asksForClub && (
            <CheckField
              label={formatMessage({ id: 'register.club' })}
              name="club"
              checked={register.club}
              onCheck={register.setClub}
            />
          )}
          <RegisterConsent
            minAge={register.minAge}
            accepted={values.accepted}
            problem={problem('accepted')}
            onChange={register.setAccepted}
          />
          <Submit
            label={formatMessage({ id: 'register.submit' })}
            sending={register.sending}
            captcha={register.captcha}
          />
        </Form>
      </Tabs>
      <Social {...register.social} />
      <OtherEntry text="register.haveAccount" label="register.logIn" onGo={register.logIn} />
    </>
  )
}
