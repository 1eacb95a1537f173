import { useIntl } from 'react-intl'
import { usePageTitle } from '../../app/page-title.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { withGameTexts } from '../../games/original/texts.ts'

const DiceGame = lazyPart(
  withGameTexts(() => import('../../games/dice/DiceGame.tsx')),
  PageSkeleton,
)
/** Whoever asks for the page will want the game. @public */
export const inside = DiceGame.preload()

/** /games/dice */
export default function GamesDice() {
  const { formatMessage } = useIntl()
  usePageTitle(formatMessage({ id: 'nav.dice' }))
  return <DiceGame />
}
