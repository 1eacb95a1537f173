import { useEffect, useLayoutEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PayoutMethod, SavedAddress } from '#db/view.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { commands } from '../../data/commands.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { useDoing } from '../../forms/use-doing.ts'
import { AskFirst } from '../../ui/AskFirst.tsx'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
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

type AddressProps = { network: string; address: string; saved: SavedAddress | null }

/** Saves the address in the field under a name; a saved one gets another name or is removed. */
function NameAddress({ saved, ...place }: AddressProps) {
  const [naming, setNaming] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const step = `${naming} ${saved?.id}`
  const before = useRef(step)
  // In the commit itself: on a busy device the general rescue of a lost focus would come first.
  useLayoutEffect(() => {
    if (before.current === step) return
    before.current = step
    // The focused field or button is gone; a focus elsewhere stays there.
    if (document.activeElement === document.body) container.current?.querySelector('button')?.focus()
  }, [step])
  return (
    <div ref={container} className={styles.saved}>
      {naming ? (
        <AddressName {...place} saved={saved} onClose={() => setNaming(false)} />
      ) : (
        <AddressActions saved={saved} onName={() => setNaming(true)} />
      )}
    </div>
  )
}

function AddressActions({ saved, onName }: Pick<AddressProps, 'saved'> & { onName: () => void }) {
  const disabledReason = useNeedsNetwork()
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  return (
    <>
      <div className={styles.addressActions}>
        <Button
          variant="quiet"
          aria-disabled={isDisabled}
          aria-describedby={reasonId}
          onClick={isDisabled ? undefined : onName}
        >
          <FormattedMessage id={saved ? 'withdraw.saved.rename' : 'withdraw.saved.save'} />
        </Button>
        {saved && <RemoveAddress saved={saved} isDisabled={isDisabled} reasonId={reasonId} />}
      </div>
      <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>
    </>
  )
}

type RemoveProps = { saved: SavedAddress; isDisabled: boolean; reasonId: string }

function RemoveAddress({ saved: { id, name }, isDisabled, reasonId }: RemoveProps) {
  const { formatMessage } = useIntl()
  const { failure, run } = useDoing()
  const texts = {
    label: formatMessage({ id: 'withdraw.saved.remove' }),
    question: formatMessage({ id: 'withdraw.saved.removeSure' }, { name }),
    no: formatMessage({ id: 'withdraw.saved.keep' }),
    yes: formatMessage({ id: 'withdraw.saved.remove' }),
  }
  return (
    <>
      <AskFirst
        texts={texts}
        isDisabled={isDisabled}
        reasonId={reasonId}
        onYes={() => run(() => commands.money.removeAddress({ id }))}
      />
      <p role="alert" className={styles.danger}>
        {failure}
      </p>
    </>
  )
}

function AddressName({ network, address, saved, onClose }: AddressProps & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const reasonId = useId()
  const disabledReason = useNeedsNetwork()
  const { doing, failure, run } = useDoing()
  const [name, setName] = useState(saved?.name ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector('input')?.focus(), [])
  const isDisabled = disabledReason !== undefined

  async function save(): Promise<void> {
    const isNameless = cleanTyped(name) === ''
    setEmpty(isNameless)
    if (isNameless) return
    if (await run(() => commands.money.saveAddress({ network, address, name }))) onClose()
  }

  return (
    <div ref={container} className={styles.naming}>
      <TextField
        label={formatMessage({ id: 'withdraw.saved.name' })}
        problem={isEmpty ? formatMessage({ id: 'withdraw.saved.noName' }) : (failure ?? undefined)}
        autoComplete="off"
        value={name}
        onType={setName}
        onKeyDown={(event) => {
          // Enter here is for the name, not for the withdrawal.
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (!isDisabled) void save()
        }}
      />
      <div className={styles.addressActions}>
        <Button onClick={onClose}>
          <FormattedMessage id="withdraw.saved.back" />
        </Button>
        <Button
          aria-disabled={isDisabled}
          busy={doing}
          aria-describedby={reasonId}
          onClick={isDisabled ? undefined : () => void save()}
        >
          <FormattedMessage id="withdraw.saved.save" />
        </Button>
      </div>
      <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>
    </div>
  )
}
