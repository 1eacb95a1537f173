import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { connectionState, onConnectionState } from '../../data/worker-client.ts'
import { useReachable } from '../../data/queries.ts'
import { isStorageReadable, onStorageChange } from '../../data/storage.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { goToMirror } from '../../base/open-mirror.ts'
import styles from './ConnectionStatus.module.css'

/** The state of the connection, at the header's lower edge; empty when all is well. */
export function ConnectionStatus() {
  const { formatMessage } = useIntl()
  const problem = useConnectionProblem()
  const online = useSyncExternalStore(onNetworkChange, hasNetwork)
  const text = problem && formatMessage({ id: problem })
  // The live region is always rendered: screen readers do not read one that is added together with its text.
  return (
    <output className={styles.status} data-unasked aria-label={text ?? undefined}>
      {text && <span>{text}</span>}
      {problem === 'connection.offline' && online && <MirrorButton />}
    </output>
  )
}

/** Offers another of the operator's hosts when there is a network but this host is unreachable (it may be blocked). */
function MirrorButton() {
  const { formatMessage } = useIntl()
  return (
    <button type="button" className={styles.mirror} onClick={() => void goToMirror()}>
      {formatMessage({ id: 'connection.mirror' })}
    </button>
  )
}

function useConnectionProblem(): MessageKey | null {
  const reachable = useReachable()
  const workerConnection = useSyncExternalStore(onConnectionState, connectionState)
  const readable = useSyncExternalStore(onStorageChange, isStorageReadable)
  if (workerConnection === 'restarting') return 'connection.restarting'
  if (!reachable) return 'connection.offline'
  return readable ? null : 'connection.noStorage'
}

function hasNetwork(): boolean {
  return navigator.onLine
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
