import { useIntl } from 'react-intl'
import { TextField } from '../ui/Field.tsx'
import type { FieldProblem } from '../ui/Field.tsx'

type Props = {
  value: string
  problem: FieldProblem | undefined
  onType: (text: string) => void
  /** Hint for password managers: a login name by default, or a plain email address. */
  autoComplete?: 'username' | 'email'
  name?: string
  label?: string
  hint?: string
}

/** Email field. Not `type="email"`: there browsers report a value that differs from the text on screen. */
export function EmailField({ label, name = 'email', autoComplete = 'username', ...field }: Props) {
  const { formatMessage } = useIntl()
  return (
    <TextField
      label={label ?? formatMessage({ id: 'form.email' })}
      inputMode="email"
      name={name}
      autoComplete={autoComplete}
      {...field}
    />
  )
}
