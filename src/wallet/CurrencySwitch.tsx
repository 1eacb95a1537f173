import { useAtomValue } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../format/use-money.ts'
import { SelectField } from '../ui/Field.tsx'
import { areAmountsHiddenAtom } from './hidden-amounts.ts'
import { type ActiveWallet, useCurrencySwitch } from './use-currency-switch.ts'
import styles from './Wallet.module.css'

/**
 * Switches the active wallet. There is no confirmation, because it can be reversed at once; a note reports the result.
 */
export function CurrencySwitch({ wallet }: { wallet: ActiveWallet }) {
  const intl = useIntl()
  const money = useMoney()
  const { wallets, chosen, switching, failure, switched, choose } = useCurrencySwitch(wallet)
  const areAmountsHidden = useAtomValue(areAmountsHiddenAtom)
  const options = wallets.map(({ currency, balance }) => {
    const name = intl.formatMessage({ id: `currency.${currency}` })
    return { value: currency, text: areAmountsHidden ? name : `${name} · ${money(balance, currency)}` }
  })
  return (
    <div className={styles.switch} aria-busy={switching || undefined}>
      <SelectField
        label={intl.formatMessage({ id: 'wallet.currency' })}
        hint={intl.formatMessage({ id: 'wallet.currency.hint' })}
        problem={failure ?? undefined}
        name="currency"
        value={chosen}
        options={options}
        onChoose={choose}
      />
      <output className={styles.hint}>
        {switched && (
          <FormattedMessage
            id="wallet.currency.switched"
            values={{ currency: intl.formatMessage({ id: `currency.${switched}` }) }}
          />
        )}
      </output>
    </div>
  )
}
