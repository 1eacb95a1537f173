import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import { Header } from './Header.tsx'
import { Rail } from './Rail.tsx'
import { MAIN_ID } from './route-change.ts'
import { SupportButton } from './SupportButton.tsx'

/** The frame of every page but /no-access; the static shell in index.html draws the same. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="sr-only" href={`#${MAIN_ID}`} onClick={skipToMain}>
        <FormattedMessage id="app.skip" />
      </a>
      <Header />
      <ConnectionStatus />
      <Rail />
      <main className="app-main" id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <BottomBar />
      <SupportButton />
    </>
  )
}

/** Moves the focus and leaves the address alone. */
function skipToMain(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById(MAIN_ID)?.focus()
}
