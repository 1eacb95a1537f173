import { FormattedMessage } from 'react-intl'
import { BottomBar } from './BottomBar.tsx'
import { Boundary } from '../../errors/Boundary.tsx'
import { ConnectionStatus } from '../pwa/ConnectionStatus.tsx'
import { Footer } from '../../navigation/Footer.tsx'
import { Header } from './Header.tsx'
import { Rail } from './Rail.tsx'
import { SupportButton } from '../../modals/Support/SupportButton.tsx'
import { MAIN_ID } from '../../base/use-route-change.ts'
import { useDevice } from '../../browser/use-device.ts'
import type { ElementChildren } from '../../ui/children.ts'

/**
 * The frame of every page but /no-access. The static shell in index.html draws the same frame, and its styles hide what
 * the device does not show.
 */
export function DefaultLayout({ children }: { children: ElementChildren }) {
  const isDesktop = useDevice() === 'desktop'
  return (
    <>
      <a className="sr-only" href={`#${MAIN_ID}`} onClick={skipToMain}>
        <FormattedMessage id="app.skip" />
      </a>
      <Header />
      <ConnectionStatus />
      {isDesktop && <Rail />}
      <main className="app-main" id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Boundary>
        <Footer />
      </Boundary>
      {isDesktop ? <SupportButton /> : <BottomBar />}
    </>
  )
}

/** Moves the focus without changing the address. */
function skipToMain(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById(MAIN_ID)?.focus()
}
