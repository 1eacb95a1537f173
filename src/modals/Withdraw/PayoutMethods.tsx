import { FormattedMessage, useIntl } from 'react-intl'
import type { PayoutMethod } from '../../../worker/db/view.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { MethodList } from '../PayIn/MethodList.tsx'
import { useCommission } from './use-commission.ts'
import { networkBeside } from '../PayIn/network-beside.ts'

const GROUPS: { title: MessageKey; kind: PayoutMethod['kind'] }[] = [
  { title: 'deposit.group.cards', kind: 'card' },
  { title: 'deposit.group.crypto', kind: 'crypto' },
]

/** The methods in display order. */
export function asListed(methods: readonly PayoutMethod[]): PayoutMethod[] {
  return GROUPS.flatMap(({ kind }) => methods.filter((method) => method.kind === kind))
}

type Props = {
  methods: readonly PayoutMethod[]
  currency: Currency | null
  chosen: string
  onChoose: (hash: string) => void
}

/** The withdrawal methods by type, each with its minimum and commission. */
export function PayoutMethods({ methods, currency, chosen, onChoose }: Props) {
  const { formatMessage } = useIntl()
  const groups = GROUPS.map(({ title, kind }) => ({
    title: formatMessage({ id: title }),
    methods: methods
      .filter((method) => method.kind === kind)
      .map((method) => ({
        hash: method.hash,
        name: method.name,
        about: <About method={method} currency={currency} />,
      })),
  }))
  return (
    <MethodList legend={formatMessage({ id: 'withdraw.method' })} groups={groups} chosen={chosen} onChoose={onChoose} />
  )
}

function About({ method, currency }: { method: PayoutMethod; currency: Currency | null }) {
  const money = useShortMoney(currency)
  const commission = useCommission(currency)
  const network = networkBeside(method)
  return (
    <>
      <span>
        <FormattedMessage id="withdraw.from" values={{ min: money(method.min) }} />
      </span>
      {network && <span>{network}</span>}
      <span>{commission(method.commission)}</span>
    </>
  )
}
