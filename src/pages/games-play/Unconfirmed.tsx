import { useIntl } from 'react-intl'
import type { LaunchMode } from '../../base/routes.ts'
import type { Framed } from './framed.ts'
import { GamePicture } from './GamePicture.tsx'
import { Panel, RetryButton, WaysOut } from './Panel.tsx'

type Props = { game: Framed; mode: LaunchMode; again: () => void }

/** In place of a game that stakes past this device, while the operator has not got a lower limit. */
export default function Unconfirmed({ game, mode, again }: Props) {
  const text = useIntl().formatMessage({ id: 'protection.unconfirmed' })
  return (
    <Panel text={text} tile={<GamePicture game={game} />}>
      <WaysOut game={game} mode={mode === 'play' ? null : mode}>
        <RetryButton again={again} />
      </WaysOut>
    </Panel>
  )
}
