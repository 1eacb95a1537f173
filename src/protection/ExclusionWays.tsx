import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { openSupportAtom } from '../base/state.ts'
import { Button } from '../ui/Button.tsx'
import { Help } from './Help.tsx'
import styles from './calmPage.module.css'

/** `registerUrl`: of the country's register; null if not known. `onLeave`: closes the dialog around it, before support. */
type Props = { registerUrl: string | null; onLeave?: () => void }

/** What an excluded player can still do: reach support and help, and the register. */
export function ExclusionWays({ registerUrl, onLeave }: Props) {
  const openSupport = useSetAtom(openSupportAtom)

  function leaveForSupport(): void {
    onLeave?.()
    openSupport()
  }

  return (
    <>
      <div className={styles.ways}>
        <Button onClick={leaveForSupport}>
          <FormattedMessage id="support.title" />
        </Button>
      </div>
      <Help registerUrl={registerUrl} />
    </>
  )
}
