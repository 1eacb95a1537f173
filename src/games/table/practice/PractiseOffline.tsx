import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { usePlayMode } from './play-mode.ts'

/** Without a network the table can be played for chips. */
export function PractiseOffline() {
  const { formatMessage } = useIntl()
  const { isOffered, choose } = usePlayMode()
  return isOffered && <Button onClick={() => choose('practice')}>{formatMessage({ id: 'practice.offline' })}</Button>
}
