import { useIntl } from 'react-intl'
import type { CaseFacts } from './case-facts.ts'
import { useFormatShare } from './use-format-share.ts'

/** How a case is drawn and paid, with its true return. */
export function CaseRules({ facts }: { facts: CaseFacts }) {
  const { formatMessage } = useIntl()
  const chance = useFormatShare()
  return (
    <>
      <p>{formatMessage({ id: 'cases.rules.draw' })}</p>
      <p>{formatMessage({ id: 'cases.rules.pay' })}</p>
      <p>{formatMessage({ id: 'cases.rules.return' }, { rtp: chance(facts.rtp) })}</p>
      <p>{formatMessage({ id: 'cases.rules.check' })}</p>
      <p>{formatMessage({ id: 'cases.rules.reels' })}</p>
    </>
  )
}
