import { useJustChanged } from '../../ui/use-just-changed.ts'
import { AutoBar } from '../table/auto/AutoBar.tsx'
import { AutoSwitch } from '../table/auto/AutoSwitch.tsx'
import { StartAuto } from '../table/auto/StartAuto.tsx'
import type { AutoTab } from '../table/auto/use-auto-tab.ts'
import { LiveBar } from '../table/shared/LiveBar.tsx'
import { blocksOpenBets } from '../table/use-table.ts'
import { SlotButton, type SlotProps } from './SlotButton.tsx'
import type { CrashTable } from './use-crash-table.ts'
import type { CrashRoundView } from './use-shared-crash-round.ts'

type Props = {
  game: CrashTable
  view: CrashRoundView
  slots: readonly SlotProps[]
  autoTab: AutoTab
  /** The first button starts auto-play instead of a bet. */
  isAuto: boolean
  /** The first bet is not placed, so that auto-play can be chosen. */
  isFirstFree: boolean
  /** The id of the form around the settings of auto-play. */
  autoForm: string
}

/** The buttons of both bets, or the start of auto-play in place of the first. */
export function CrashBar({ game, view, slots, autoTab, isAuto, isFirstFree, autoForm }: Props) {
  const { auto } = autoTab
  const isHasty = useJustChanged(String(isAuto))
  const isChecking = slots.some(({ slot }) => slot.unconfirmed !== null) && !blocksOpenBets(game.disabledReason)
  const isPlaying = auto.run !== null
  return (
    <LiveBar
      game="crash"
      disabledReason={isChecking ? 'checking' : game.disabledReason}
      limit={slots.map(({ slot }) => slot.limit).find((limit) => limit !== null) ?? null}
      failures={slots.map(({ slot }) => slot.failure)}
      table={game}
      above={<AutoBar auto={auto} currency={game.currency} isChosen={isAuto} />}
      isQuiet={isPlaying}
    >
      {!isPlaying && isFirstFree && <AutoSwitch tab={autoTab} />}
      {!isPlaying && isAuto && <StartAuto tab={autoTab} isHasty={isHasty} form={autoForm} />}
      {slots
        .filter(({ slot }) => slot.slot !== 1 || (!isPlaying && !isAuto))
        .map((props) => (
          <SlotButton key={props.slot.slot} {...props} view={view} />
        ))}
    </LiveBar>
  )
}
