import { useIntl } from 'react-intl'
import type { DuelFlip } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import room from '../rooms/room.module.css'

type Props = { flips: readonly DuelFlip[] | null; currency: Currency; onCheck: (id: string) => void }

/** The last flips of all players, newest first; each opens its check. */
export function PastFlips({ flips, currency, onCheck }: Props) {
  const intl = useIntl()
  const money = useMoney()
  const moment = useFormatDateTime()
  const hidden = intl.formatMessage({ id: 'rooms.hidden' })
  return (
    <section className={room.past} aria-labelledby="duels-past">
      <h2 id="duels-past">{intl.formatMessage({ id: 'duels.past' })}</h2>
      {flips === null && <div className="skeleton" style={{ height: 160 }} aria-busy="true" />}
      {flips?.length === 0 && <p className={room.empty}>{intl.formatMessage({ id: 'duels.past.none' })}</p>}
      {flips !== null && flips.length > 0 && (
        <ol>
          {flips.map(({ id, player, opponent, side, result, payout, flipsAt }) => (
            <li key={id}>
              <span>
                <span className={room.name}>{(side === result ? player : opponent) ?? hidden}</span>
                <small>
                  {intl.formatMessage(
                    { id: 'duels.past.facts' },
                    {
                      side: intl.formatMessage({ id: `coinflip.${result}` }),
                      loser: (side === result ? opponent : player) ?? hidden,
                      time: moment(flipsAt),
                    },
                  )}
                </small>
              </span>
              <b translate="no" data-amount>
                {money(payout, currency)}
              </b>
              <Button
                variant="quiet"
                aria-label={intl.formatMessage({ id: 'duels.check.flip' }, { id })}
                onClick={() => onCheck(id)}
              >
                {intl.formatMessage({ id: 'rooms.check' })}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
