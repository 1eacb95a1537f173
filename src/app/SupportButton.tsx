import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../ui/Icon.tsx'
import { Boundary } from './Boundary.tsx'
import { lazyPart } from './lazy-part.tsx'
import styles from './SupportButton.module.css'

const SupportPanel = lazyPart(() => import('./SupportPanel.tsx'))

/** Fixed at the bottom right of every page (spec 1). */
export function SupportButton() {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label={formatMessage({ id: 'support.open' })}
        aria-haspopup="dialog"
        onPointerEnter={SupportPanel.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
      </button>
      {open && (
        <Boundary>
          <Suspense>
            <SupportPanel onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
