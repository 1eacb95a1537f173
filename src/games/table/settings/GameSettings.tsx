import { useAtom, type WritableAtom } from 'jotai'
import { useIntl } from 'react-intl'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { LimitsLink } from '../../../protection/LimitsLink.tsx'
import { RealityCheckInterval } from '../../../protection/RealityCheckInterval.tsx'
import { soundAtom, volumeAtom } from '../sound/use-sounds.ts'
import { canVibrate, hapticsAtom } from '../win/vibration.ts'
import { effectsAtom } from './effects.ts'
import { fastAtom, useIsFastAllowed } from './pace.ts'
import { Switch } from './Switch.tsx'
import styles from './settings.module.css'

/** Sound, vibration and effects of all games on this device. */
export function GameSettings() {
  const intl = useIntl()
  const [volume, setVolume] = useAtom(volumeAtom)
  const [hasSound] = useAtom(soundAtom)
  return (
    <div className={styles.settings}>
      <DeviceSwitch label="original.sound" of={soundAtom} />
      <label className={styles.level}>
        <span>{intl.formatMessage({ id: 'game.settings.volume' })}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={volume}
          disabled={!hasSound}
          aria-valuetext={intl.formatNumber(volume / 100, { style: 'percent' })}
          onChange={(event) => setVolume(event.target.valueAsNumber)}
        />
      </label>
      {canVibrate() && <DeviceSwitch label="game.settings.haptics" of={hapticsAtom} />}
      <DeviceSwitch label="game.settings.effects" of={effectsAtom} />
      <p>{intl.formatMessage({ id: 'game.settings.effects.what' })}</p>
      {useIsFastAllowed() && <DeviceSwitch label="game.settings.fast" of={fastAtom} />}
      <div className={styles.interval}>
        <RealityCheckInterval label="realityCheck.title" />
        <LimitsLink />
      </div>
    </div>
  )
}

function DeviceSwitch({ label, of }: { label: MessageKey; of: WritableAtom<boolean, [boolean], void> }) {
  const [isOn, setOn] = useAtom(of)
  return <Switch label={useIntl().formatMessage({ id: label })} isOn={isOn} onSwitch={setOn} />
}
