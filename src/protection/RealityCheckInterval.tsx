import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { getIntervals } from '#domain/protection/reality-check.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { SelectField } from '../ui/Field.tsx'
import { intervalAtom } from './interval.ts'
import { useInterval } from './unchecked-play.ts'

/** The choice of a shorter interval of reality checks than the longest one allowed. */
export function RealityCheckInterval({ label }: { label: MessageKey }) {
  const intl = useIntl()
  const { minutes, longest } = useInterval()
  const choose = useSetAtom(intervalAtom)
  return (
    <SelectField
      label={intl.formatMessage({ id: label })}
      name="realityCheck"
      value={String(Math.min(minutes, longest))}
      options={getIntervals(longest).map((value) => ({
        value: String(value),
        text: intl.formatMessage({ id: 'realityCheck.minutes' }, { minutes: value }),
      }))}
      onChoose={(value) => choose(Number(value))}
    />
  )
}
