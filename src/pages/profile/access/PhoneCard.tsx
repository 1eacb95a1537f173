import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSetAtom } from 'jotai'
import type { PlayerRow } from '#db/view.ts'
import { Form } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import { type PhoneDraft, phoneProblem, phoneValue, writePhone } from '../../../forms/phone-typing.ts'
import formStyles from '../../../forms/form.module.css'
import { Verified } from '../Verified.tsx'
import { modalAtom } from '../../../base/state.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { useGuessedCountry } from '../../../forms/use-phone.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Card } from './Card.tsx'
import styles from './access.module.css'

/** The player's phone number: confirmed, not confirmed, or missing. */
export function PhoneCard({ player }: { player: PlayerRow }) {
  return (
    <Card title="access.phone" player={player} badge={player.phone && <Verified is={player.isPhoneVerified} />}>
      {player.phone && <p className={styles.value}>{writePhone(player.phone)}</p>}
      {!player.isPhoneVerified && <AskForCode player={player} />}
    </Card>
  )
}

/** Sends a code to the known number or to one typed first. */
function AskForCode({ player }: { player: PlayerRow }) {
  const { formatMessage } = useIntl()
  const form = useNumber(player)
  return (
    <Form form={form}>
      {!player.phone && (
        <>
          <p className={formStyles.lead}>
            <FormattedMessage id="access.phone.none" />
          </p>
          <PhoneField phone={form.phone} problem={form.problem('phone')} onChange={form.setPhone} />
        </>
      )}
      <Submit
        calm
        label={formatMessage({ id: player.phone ? 'access.confirm' : 'access.sendCode' })}
        sending={form.sending}
      />
    </Form>
  )
}

/** State of the phone card: adding a number if there is none, and confirming it with a code in a separate dialog. */
function useNumber(player: PlayerRow) {
  const country = useGuessedCountry()
  const setModal = useSetAtom(modalAtom)
  const [draft, setDraft] = useState<PhoneDraft | null>(null)
  const empty: PhoneDraft = useMemo(() => ({ country, typed: '' }), [country])
  const phone = draft ?? empty
  const values = { phone: player.phone ?? phoneValue(phone) }
  const form = useForm({
    values,
    isDisabled: !useReachable(),
    // A number known to the operator is accepted as is, from any country.
    check: (typed) => ({ phone: player.phone === null ? phoneProblem(typed.phone) : null }),
    send: ({ phone }) => commands.profile.sendConfirmation({ phone }),
    done: (sent, { phone }) => {
      form.forget()
      setModal({ name: 'confirmByPhone', phone, purpose: 'confirm', sent })
    },
  })
  return { ...form, phone, setPhone: setDraft }
}
