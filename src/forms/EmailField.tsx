import { useIntl } from 'react-intl'
import { TextField } from '../ui/Field.tsx'
import type { FieldProblem } from '../ui/Field.tsx'

type Props = {
  value: string
  problem: FieldProblem | undefined
  onType: (text: string) => void
  /** What a password manager takes it for: a log-in, unless it only is an address. */
  autoComplete?: 'username' | 'email'
  name?: string
  label?: string
  hint?: string
}

/** An email address. Not of type "email": there browsers hand on another text than the one that is shown. */
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
