import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { Button } from '../ui/Button.tsx'
import type { CrashProps } from './Boundary.tsx'
import type { MessageKey } from '../i18n/dictionary.ts'
import { ChunkLoadError, useRetryWhenOnline } from './lazy-component.tsx'
import { goToMirror } from '../base/open-mirror.ts'
import { usePageTitle } from '../base/use-page-title.ts'
import { ROUTES } from '../base/routes.ts'
import { readFromTab, saveInTab } from '../browser/session-storage.ts'
import styles from './Crashed.module.css'
import aside from '../ui/aside.module.css'

/** After so many failures in a row this address may be what is broken: another one is offered. */
const MIRROR_FROM = 2

type PageProps = CrashProps & { onLeave?: () => void; text?: MessageKey | undefined }

/**
 * Replaces a whole page that crashed. `onLeave` runs when the player leaves for the home page and defaults to `retry`;
 * `text` explains the error where it is known.
 */
export function Crashed({ error, retry, onLeave = retry, text = 'errorPage.text' }: PageProps) {
  const title = useIntl().formatMessage({ id: 'errorPage.title' })
  usePageTitle(title)
  useRetryWhenOnline({ error, retry })
  const failures = useFailureCount()
  return (
    <section className={styles.page} data-scene="bridge" role="alert">
      <h1>{title}</h1>
      <p>
        <FormattedMessage id={error instanceof ChunkLoadError ? 'errorPage.missing' : text} />
      </p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={retry}>
          <FormattedMessage id="errorPage.retry" />
        </Button>
        {failures >= MIRROR_FROM && (
          <Button onClick={() => void goToMirror()}>
            <FormattedMessage id="connection.mirror" />
          </Button>
        )}
        <Link href={ROUTES.home} onClick={onLeave}>
          <FormattedMessage id="errorPage.start" />
        </Link>
      </div>
    </section>
  )
}

/** Replaces one section that crashed; the rest of the page keeps working. */
export function CrashedSection({ error, retry }: CrashProps) {
  useRetryWhenOnline({ error, retry })
  return (
    <div className={`${aside.aside} ${styles.part}`} role="alert">
      <p>
        <FormattedMessage id={partText(error)} />
      </p>
      <Button onClick={retry}>
        <FormattedMessage id="errorPage.retry" />
      </Button>
    </div>
  )
}

function partText(error: unknown): MessageKey {
  return error instanceof ChunkLoadError ? 'errorPage.missing' : 'errorPage.part'
}

const FAILURES_KEY = 'failures'
/** A failure longer ago than this has nothing to do with the next one. */
const RELATED_MS = 10 * 60_000

/**
 * How many error pages this tab has shown in a row, this one included. It is counted in session storage, because a
 * retry may reload the app.
 */
function useFailureCount(): number {
  const [times] = useState(() => [...lately(), Date.now()])
  useEffect(() => saveInTab(FAILURES_KEY, times), [times])
  return times.length
}

function lately(): number[] {
  const times = readFromTab(FAILURES_KEY)
  if (!Array.isArray(times)) return []
  return times.filter((time) => typeof time === 'number' && Math.abs(Date.now() - time) < RELATED_MS)
}
