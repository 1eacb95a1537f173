import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PayoutMethod, SavedAddress } from '../../../worker/db/view.ts'
import { cleanTyped } from '#domain/account/typed-text.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { getRejectionLines } from '../../forms/rejection-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { recipientProblem } from './check-order.ts'
import type { Withdrawal } from './use-withdraw.ts'
import styles from './withdraw.module.css'

type Props = {
  /** null if the operator saves none. */
  addresses: readonly SavedAddress[] | null
  method: PayoutMethod
  withdrawal: Pick<Withdrawal, 'recipient' | 'to' | 'typeTo'>
}

/** The saved addresses of the method's network: one fills in the field, and the one in the field can be named or removed. */
export function SavedAddresses({ addresses, method, withdrawal }: Props) {
  const { formatMessage } = useIntl()
  const { recipient, to, typeTo } = withdrawal
  const { kind, network } = method
  if (!addresses || kind !== 'crypto' || network === null) return null
  const here = addresses.filter((saved) => saved.network === network)
  const address = recipient?.address ?? ''
  const chosen = here.find((saved) => saved.address === address) ?? null
  const isGood = recipientProblem(to, method) === null
  return (
    <div className={styles.saved}>
      {here.length > 0 && (
        <fieldset className={styles.addresses}>
          <legend>{formatMessage({ id: 'withdraw.saved' })}</legend>
          {here.map((saved) => (
            <button
              key={saved.id}
              type="button"
              translate="no"
              aria-pressed={saved === chosen}
              onClick={() => typeTo(saved.address)}
            >
              <b>{saved.name}</b>
              <span>{`${saved.address.slice(0, 6)}…${saved.address.slice(-4)}`}</span>
            </button>
          ))}
        </fieldset>
      )}
      {isGood && <NameAddress key={address} network={network} address={address} saved={chosen} />}
    </div>
  )
}

type NameProps = { network: string; address: string; saved: SavedAddress | null }

/** Saves the address in the field under a name; a saved one gets another name or is removed. */
function NameAddress({ network, address, saved }: NameProps) {
  const intl = useIntl()
  const reasonId = useId()
  const reachable = useReachable()
  const [name, setName] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(command: () => ReturnType<typeof commands.money.saveAddress>): Promise<void> {
    setBusy(true)
    setProblem(null)
    const answer = await command()
    setBusy(false)
    if (answer.ok) setName(null)
    else
      setProblem(
        getRejectionLines(intl, answer.error)
          .map((line) => line.text)
          .join(' '),
      )
  }

  function save(text: string): void {
    if (cleanTyped(text) === '') setProblem(intl.formatMessage({ id: 'withdraw.saved.noName' }))
    else void run(() => commands.money.saveAddress({ network, address, name: text }))
  }

  const disabledReason = { 'aria-disabled': !reachable, 'aria-describedby': reasonId }
  return (
    <>
      {name === null ? (
        <div className={styles.addressActions}>
          <Button
            variant="quiet"
            {...disabledReason}
            onClick={reachable ? () => setName(saved?.name ?? '') : undefined}
          >
            <FormattedMessage id={saved ? 'withdraw.saved.rename' : 'withdraw.saved.save'} />
          </Button>
          {saved && (
            <Button
              variant="quiet"
              {...disabledReason}
              busy={busy}
              onClick={reachable ? () => void run(() => commands.money.removeAddress({ id: saved.id })) : undefined}
            >
              <FormattedMessage id="withdraw.saved.remove" />
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.naming}>
          <TextField
            label={intl.formatMessage({ id: 'withdraw.saved.name' })}
            problem={problem ?? undefined}
            autoComplete="off"
            value={name}
            onType={setName}
            onKeyDown={(event) => {
              // Enter here is for the name, not for the withdrawal.
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (reachable) save(name)
            }}
          />
          <div className={styles.addressActions}>
            <Button
              onClick={() => {
                setName(null)
                setProblem(null)
              }}
            >
              <FormattedMessage id="withdraw.saved.back" />
            </Button>
            <Button {...disabledReason} busy={busy} onClick={reachable ? () => save(name) : undefined}>
              <FormattedMessage id="withdraw.saved.save" />
            </Button>
          </div>
        </div>
      )}
      <p role="alert" className={styles.danger}>
        {name === null && problem}
      </p>
      <p id={reasonId} className={styles.hint}>
        {!reachable && <FormattedMessage id="connection.needed" />}
      </p>
    </>
  )
}
