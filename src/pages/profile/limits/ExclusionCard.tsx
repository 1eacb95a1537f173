import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import { commands } from '../../../data/commands.ts'
import { useNeedsNetwork } from '../../../base/use-needs-network.ts'
import { Form } from '../../../forms/Form.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { newExclusionAtom } from '../../../protection/new-exclusion.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckField, PasswordField, SelectField } from '../../../ui/Field.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

const LENGTHS = { months6: 6, year1: 12, years2: 24, years5: 60, forGood: null } as const
type Length = keyof typeof LENGTHS

function isLength(value: string): value is Length {
  return value in LENGTHS
}

/**
 * Self-exclusion by password, or by a tick of a player who has none: every session ends, and no button ends it early.
 */
export function ExclusionCard({ player }: { player: PlayerRow | null }) {
  const { formatMessage } = useIntl()
  const needsNetwork = useNeedsNetwork()
  const showExclusion = useSetAtom(newExclusionAtom)
  const [length, setLength] = useState<Length | ''>('')
  const [password, setPassword] = useState('')
  const [isSure, setSure] = useState(false)
  // One may have been set on another device.
  const [wasRejected, setRejected] = useState(false)
  const hasPassword = wasRejected || player?.isPasswordSet !== false
  const isDisabled = needsNetwork !== undefined
  const form = useForm({
    values: { length, password, isSure },
    isDisabled,
    leavesFocus: true,
    check: () => ({
      length: length === '' ? 'exclusion.length.none' : null,
      password: hasPassword && password === '' ? 'form.password.empty' : null,
      isSure: hasPassword || isSure ? null : 'exclusion.sure.none',
    }),
    send: async () => {
      if (length === '') throw new Error('an exclusion was sent that was not checked')
      const months = LENGTHS[length]
      const answer = await commands.protection.excludeSelf(hasPassword ? { months, password } : { months })
      if (answer.ok || !answer.error.fields?.['password']) return answer
      setRejected(true)
      // The general text is about a change of the password.
      return { ok: false, error: { ...answer.error, fields: { password: ['exclusion.password'] } } }
    },
    done: showExclusion,
  })
  return (
    <ProtectionCard part="exclusion" title="exclusion.title">
      <ul className={styles.text}>
        {(['play', 'money', 'end', 'sessions'] as const).map((line) => (
          <li key={line}>
            <FormattedMessage id={`exclusion.${line}`} />
          </li>
        ))}
      </ul>
      <Form form={form}>
        <SelectField
          label={formatMessage({ id: 'exclusion.length' })}
          name="length"
          value={length}
          problem={form.problem('length')}
          options={[
            { value: '', text: formatMessage({ id: 'exclusion.length.choose' }) },
            ...Object.keys(LENGTHS)
              .filter(isLength)
              .map((value) => ({ value, text: formatMessage({ id: `exclusion.length.${value}` }) })),
          ]}
          onChoose={(value) => setLength(isLength(value) ? value : '')}
        />
        {hasPassword ? (
          <>
            <input type="text" name="username" autoComplete="username" value={player?.email ?? ''} readOnly hidden />
            <PasswordField
              label={formatMessage({ id: 'form.password' })}
              name="password"
              autoComplete="current-password"
              value={password}
              problem={form.problem('password')}
              onType={setPassword}
            />
          </>
        ) : (
          <CheckField
            label={formatMessage({ id: 'exclusion.sure' })}
            name="isSure"
            checked={isSure}
            problem={form.problem('isSure')}
            onCheck={setSure}
          />
        )}
        <output className={profile.hint}>{needsNetwork}</output>
        <Button type="submit" busy={form.sending} aria-disabled={isDisabled}>
          <FormattedMessage id="exclusion.submit" />
        </Button>
      </Form>
    </ProtectionCard>
  )
}
