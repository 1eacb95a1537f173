import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { openSupportAtom } from '../base/state.ts'
import { Button } from '../ui/Button.tsx'
import { Help } from './Help.tsx'
import styles from './calmPage.module.css'

/** What an excluded player can still do: reach support and help, and the register of the country, null if not known. */
export function ExclusionWays({ registerUrl }: { registerUrl: string | null }) {
  const openSupport = useSetAtom(openSupportAtom)
  return (
    <>
      <div className={styles.ways}>
        <Button onClick={openSupport}>
          <FormattedMessage id="support.title" />
        </Button>
      </div>
      <Help registerUrl={registerUrl} />
    </>
  )
}
