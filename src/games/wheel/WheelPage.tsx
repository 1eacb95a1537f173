import { FormattedMessage, useIntl } from 'react-intl'
import { WHEEL_RISKS } from '#domain/games/wheel.ts'
import { useMoney } from '../../format/use-money.ts'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { FixedAmount } from '../table/bet/FixedAmount.tsx'
import { ChoiceBar } from '../table/ChoiceBar.tsx'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { useResultText } from '../table/round/use-result-text.ts'
import { RouletteTabs } from './RouletteTabs.tsx'
import tabs from './tabs.module.css'
import styles from './wheel.module.css'
import { SegmentPays } from './SegmentPays.tsx'
import { useTimes } from './times.ts'
import { useWheelNames } from './use-wheel-names.ts'
import { paidBy, useWheel, type WheelRound } from './use-wheel.ts'
import { WheelRules } from './WheelRules.tsx'
import { WheelScene } from './WheelScene.tsx'

/** The wheel of fortune: the choice of wheel, its payouts, and the spin. */
function WheelPage() {
  const intl = useIntl()
  const money = useMoney()
  const resultText = useResultText()
  const times = useTimes()
  const wheel = useWheel()
  const { original, price } = wheel
  const { table, stake, play } = original
  const { currency } = table
  const detail = price === null ? {} : { detail: money(price, currency) }

  function say(round: WheelRound): string {
    return intl.formatMessage({ id: 'wheel.said' }, { pays: times(paidBy(round)), result: resultText(round) })
  }

  return (
    <div className={`${tabs.page} ${styles.page}`}>
      <RouletteTabs current="wheel" />
      <OriginalTable
        original={original}
        heading={{ title: 'nav.wheel' }}
        sky={{ hue: 205, horizon: 190 }}
        scene={<WheelScene wheel={wheel} />}
        bet={{
          // If the limits allow only one amount, there is no field; the button shows the price.
          fixedAmount: price !== null,
          price: price !== null && <FixedAmount label="bet.amount" amount={money(price, currency)} />,
          isShort: wheel.isShort,
          controls: (
            <ChoiceBar
              legend={
                <>
                  <FormattedMessage id="keno.risk" />
                  {price !== null && (
                    <span>{intl.formatMessage({ id: 'wheel.rules.price' }, { min: money(price, currency) })}</span>
                  )}
                </>
              }
              choices={WHEEL_RISKS}
              chosen={wheel.risk}
              getName={(risk) => intl.formatMessage({ id: `keno.risk.${risk}` })}
              onChoose={wheel.setRisk}
            />
          ),
          preview: <SegmentPays wheel={wheel} />,
          actions: [{ label: 'roulette.spin', ...detail, primary: true, onPress: wheel.spin }],
          auto: {
            ready: true,
            place: (amount) => play.bet({ risk: wheel.risk }, amount),
            isFixed: price !== null,
          },
        }}
        rounds={{ names: useWheelNames(), say }}
        rules={<WheelRules limits={table.limits} currency={currency} />}
        keys={{
          shortcuts: [
            { code: 'Space', label: 'roulette.spin', presses: ['roulette.spin'] },
            { code: 'KeyD', label: 'keno.nextRisk', act: wheel.nextRisk },
            ...(price === null
              ? ([
                  { code: 'KeyA', label: 'bet.shortcuts.half', act: () => stake.change('half') },
                  { code: 'KeyS', label: 'bet.shortcuts.double', act: () => stake.change('double') },
                ] as const)
              : []),
          ],
        }}
      />
    </div>
  )
}

export default withPlayMode(WheelPage)
