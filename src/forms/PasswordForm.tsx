import { useIntl } from 'react-intl'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { ElementChildren } from '../ui/children.ts'
import { PasswordField } from '../ui/Field.tsx'
import { Form } from './Form.tsx'
import { Submit } from './Submit.tsx'
import type { FormState } from './use-form.ts'

type PasswordInput<Field> = { kind: 'current' | 'new' | 'repeat'; field: Field; label: MessageKey }

type Props<Field extends string> = {
  form: Pick<FormState<Record<Field, string>>, 'ref' | 'submit' | 'failure' | 'sending' | 'problem'> & {
    values: Readonly<Record<Field, string>>
    type: (field: Field) => (text: string) => void
  }
  /** Email, phone number or id of the account, for password managers. */
  username: string
  inputs: readonly PasswordInput<Field>[]
  submitLabel: MessageKey
  /** Shown above the inputs. */
  children?: ElementChildren
}

/** Sets a password: the first one, another one, or one after a recovery. */
export function PasswordForm<Field extends string>({ form, username, inputs, submitLabel, children }: Props<Field>) {
  const { formatMessage } = useIntl()
  return (
    <Form form={form}>
      {children}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {inputs.map(({ kind, field, label }) => (
        <PasswordField
          key={field}
          label={formatMessage({ id: label })}
          {...(kind === 'new' && { hint: formatMessage({ id: 'register.passwordRule' }) })}
          name={field}
          autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
          value={form.values[field]}
          problem={form.problem(field)}
          onType={form.type(field)}
        />
      ))}
      <Submit label={formatMessage({ id: submitLabel })} sending={form.sending} />
    </Form>
  )
}
