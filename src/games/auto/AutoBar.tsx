import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '../../../worker/rules/currencies.ts'
import { minor } from '../../../worker/rules/money.ts'
import { useMoney } from '../../app/money.ts'
import { Button } from '../../ui/Button.tsx'
import table from '../original/table.module.css'
import styles from './auto.module.css'
import type { AutoPlaying } from './use-auto-play.ts'
import { useWayToStop } from './use-way-to-stop.ts'

type Props = { auto: AutoPlaying; currency: Currency }

/** At the thumb while it plays: Stop, with how far it is; afterwards why it stopped. Says but the start and the end. */
export function AutoBar({ auto, currency }: Props) {
  const intl = useIntl()
  const money = useMoney()
  const { run, stopped } = auto
  const output = useRef<HTMLOutputElement>(null)
  const stop = useWayToStop(output)

  function progress(left: number, profit: number): string {
    const change = `${profit < 0 ? '−' : ''}${money(minor(Math.abs(profit)), currency)}`
    return intl.formatMessage({ id: 'auto.running' }, { left, profit: change })
  }

  function said(): string {
    if (run) return intl.formatMessage({ id: 'auto.on' })
    if (!stopped) return ''
    const why = intl.formatMessage({ id: `auto.stop.${stopped}` })
    return auto.leftOpen ? `${why} ${intl.formatMessage({ id: 'auto.leftOpen' })}` : why
  }

  return (
    <>
      <output ref={output} className={styles.said} data-testid="auto-play">
        {said()}
      </output>
      {run && (
        <div className={table.actions}>
          <Button ref={stop} className={table.press} onClick={auto.stop}>
            <span>{intl.formatMessage({ id: 'auto.stop' })}</span>
            <small>{progress(run.left, run.profit)}</small>
          </Button>
        </div>
      )}
    </>
  )
}
