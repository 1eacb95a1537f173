import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import type { BonusStatus } from '#domain/money/bonus.ts'
import { BonusRulesList, Rule } from '../../offers/BonusRulesList.tsx'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { commands } from '../../data/commands.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useCampaign } from '../../data/money-queries.ts'
import { AskFirst } from '../../ui/AskFirst.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import { useDoing } from '../../forms/use-doing.ts'
import { GameName } from './GameName.tsx'
import styles from './bonuses.module.css'

/** All details of a campaign, refetched when it is opened. It can be cancelled, after a confirmation. */
export function CampaignDetail({ id, status }: { id: string; status: BonusStatus }) {
  const intl = useIntl()
  const reasonId = useId()
  const money = useMoney()
  const formatDateTime = useFormatDateTime()
  const disabledReason = useNeedsNetwork()
  const campaign = useCampaign(id)
  const cancelling = useDoing()
  const failure = useLoaded(id)
  if (!campaign) return null
  const { game, left, bet, currency, expiresAt, wager, maxBet, maxWin } = campaign
  const texts = {
    label: intl.formatMessage({ id: 'bonuses.campaign.cancel' }),
    question: intl.formatMessage({ id: 'bonuses.campaign.sure' }, { count: left }),
    no: intl.formatMessage({ id: 'bonuses.cancel.no' }),
    yes: intl.formatMessage({ id: 'bonuses.cancel.yes' }),
  }
  return (
    <>
      <p role="alert" className={styles.danger}>
        {cancelling.failure ?? failure}
      </p>
      <BonusRulesList
        currency={currency}
        wager={wager}
        maxBet={maxBet}
        time={
          expiresAt === null ? (
            <FormattedMessage id="bonus.rule.noLimit" />
          ) : (
            <FormattedMessage id="bonus.rule.until" values={{ moment: formatDateTime(expiresAt) }} />
          )
        }
      >
        <Rule name="bonus.rule.game">
          <GameName game={game} />
        </Rule>
        {bet !== null && (
          <Rule name="bonus.rule.spin">
            <span translate="no">{money(bet, currency)}</span>
          </Rule>
        )}
        {maxWin !== null && (
          <Rule name="bonus.rule.maxWin">
            <span translate="no">{money(maxWin, currency)}</span>
          </Rule>
        )}
      </BonusRulesList>
      <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>
      {(status === 'active' || status === 'waiting') && (
        <AskFirst
          texts={texts}
          about={`campaign-${id}`}
          isDisabled={disabledReason !== undefined}
          reasonId={reasonId}
          onYes={() => cancelling.run(() => commands.bonuses.cancelCampaign({ id }))}
        />
      )}
    </>
  )
}

/** Loads a campaign; returns the error text, or null. */
function useLoaded(id: string): string | null {
  const intl = useIntl()
  const [error, setError] = useState<AppError | null>(null)
  useRefresh(
    () => commands.bonuses.loadCampaign({ id }).then((answer) => setError(answer.ok ? null : answer.error)),
    true,
    id,
  )
  return error && getRejectionText(intl, error)
}
