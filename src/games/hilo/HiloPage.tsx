import { useIntl } from 'react-intl'
import { HILO_MOST_CARDS, HILO_MOST_TIMES } from '#domain/games/hilo.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { toHiloAuto } from './hilo-auto.ts'
import { HiloScene } from './HiloScene.tsx'
import styles from './page.module.css'
import { useHilo } from './use-hilo.ts'
import { useHiloNames } from './use-hilo-names.ts'
import { useHiloWords } from './use-hilo-words.ts'

/** Hilo: is the next card higher or lower? Each right guess multiplies the cash-out. */
function HiloPage() {
  const { original, dealt, trail, choices, actions, shortcuts } = useHilo()
  const names = useHiloNames()
  const say = useHiloWords()
  return (
    <div className={styles.page}>
      <OriginalTable
        original={original}
        heading={{ title: 'hilo.title' }}
        sky={{ hue: 150, horizon: 128 }}
        scene={<HiloScene round={original.round} dealt={dealt} trail={trail} choices={choices} />}
        bet={{ actions, auto: toHiloAuto(original) }}
        rounds={{ names, say }}
        rules={<HiloRules currency={original.table.currency} />}
        keys={{ shortcuts }}
      />
    </div>
  )
}

const STEP_RETURN = 0.99
const GUESSES = [1, 2, 3, 5, 10] as const
const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const

/** How a round is drawn, guessed and paid, its true return, and when it ends automatically. */
function HiloRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const returns = GUESSES.map((count) =>
    intl.formatMessage({ id: 'hilo.rules.returnOf' }, { count, rtp: intl.formatNumber(STEP_RETURN ** count, PERCENT) }),
  )
  const most = { cards: HILO_MOST_CARDS, times: intl.formatNumber(HILO_MOST_TIMES) }
  return (
    <>
      <p>{intl.formatMessage({ id: 'hilo.rules.play' })}</p>
      <p>{intl.formatMessage({ id: 'hilo.rules.ranks' })}</p>
      <p>{intl.formatMessage({ id: 'hilo.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'hilo.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'hilo.rules.return' }, { returns: returns.join(' · ') })}</p>
      <p>{intl.formatMessage({ id: 'hilo.rules.limit' }, most)}</p>
    </>
  )
}

export default withPlayMode(HiloPage)
