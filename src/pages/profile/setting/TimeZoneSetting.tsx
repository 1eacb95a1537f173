import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { numberLocale } from '#domain/languages/locales.ts'
import type { PlayerRow } from '#db/view.ts'
import { useServerNow } from '../../../format/use-server-now.ts'
import { getTimeZone } from '../../../browser/time-zone.ts'
import { useFormatTime } from '../../../format/use-format-date-time.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { getZoneCity } from './get-zone-city.ts'
import { SelectField } from '../../../ui/Field.tsx'
import { whenIdle } from '../../../browser/idle.ts'
import { Saved } from './Saved.tsx'
import { useSetting } from './use-setting.ts'
import { getZoneNames, getZoneOffset, useFormatZone } from './zones.ts'
import styles from './setting.module.css'

const NOW_REFRESH_MS = 5_000

/** The time zone for all displayed times; the device's own if the player has chosen none. */
export function TimeZoneSetting({ player }: { player: PlayerRow }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const formatTime = useFormatTime()
  const { locale } = useLocale()
  const formatZone = useFormatZone()
  const { value: zone, state, choose } = useSetting('timezone', getTimeZone(player.timezone))
  const zones = useMemo(() => {
    // By city in the order of the language; Kazakh has letters that the Russian order places well enough.
    const { compare } = new Intl.Collator(numberLocale(locale))
    return getZoneNames(zone)
      .map((name) => ({ name, city: getZoneCity(intl, name) }))
      .toSorted((a, b) => compare(a.city, b.city))
      .map(({ name }) => name)
  }, [intl, locale, zone])
  const offsets = useZoneOffsets(zones)
  const time = formatTime(useServerNow(NOW_REFRESH_MS), { timeZone: zone })
  return (
    <div className={styles.setting}>
      <SelectField
        label={formatMessage({ id: 'profile.timeZone' })}
        hint={formatMessage({ id: 'setting.timeThere' }, { time })}
        name="timezone"
        value={zone}
        options={zones.map((name) => ({
          value: name,
          text: formatZone(name, name === zone ? undefined : (offsets.get(name) ?? '')),
        }))}
        onChoose={(name) => void choose(name)}
      />
      <Saved state={state} />
    </div>
  )
}

/** How many zones are computed per idle period: creating their formatters is slow, and there are hundreds. */
const BATCH_SIZE = 12
const LATEST_MS = 500

/** The current UTC offset of each zone; empty until all are computed, in batches during idle time. */
function useZoneOffsets(zones: readonly string[]): ReadonlyMap<string, string> {
  const [offsets, setOffsets] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const left = new AbortController()
    void computeOffsets(zones, left.signal).then((all) => left.signal.aborted || setOffsets(all))
    return () => left.abort()
  }, [zones])
  return offsets
}

async function computeOffsets(zones: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
  const offsets = new Map<string, string>()
  const now = Date.now()
  for (let at = 0; at < zones.length && !signal.aborted; at += BATCH_SIZE) {
    await whenIdle(LATEST_MS)
    for (const zone of zones.slice(at, at + BATCH_SIZE)) offsets.set(zone, getZoneOffset(zone, now))
  }
  return offsets
}
