import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { Form } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { Submit } from '../../../forms/Submit.tsx'
import { writePhone } from '../../../forms/phone-typing.ts'
import formStyles from '../../../forms/form.module.css'
import { Verified } from '../Verified.tsx'
import { Card } from './Card.tsx'
import { useNumber } from './use-number.ts'
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
