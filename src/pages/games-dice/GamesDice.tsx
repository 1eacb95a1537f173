import { useIntl } from 'react-intl'
import { usePageTitle } from '../../app/page-title.ts'
import { DiceGame } from '../../games/dice/DiceGame.tsx'

/** /games/dice */
export default function GamesDice() {
  const { formatMessage } = useIntl()
  usePageTitle(formatMessage({ id: 'nav.dice' }))
  return <DiceGame />
}
