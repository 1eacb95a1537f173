import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { LobbyRow } from '../../../worker/db/view.ts'
import { gameListPath } from '../../base/routes.ts'
import { getMonogram, getProviderTone } from './provider-mark.ts'
import { type GameProvider, getProviders } from './get-providers.ts'
import styles from './Providers.module.css'

/** The providers of the games above, each with a link to all its games. */
export function Providers({ lobby }: { lobby: LobbyRow }) {
  const providers = useMemo(() => getProviders(lobby), [lobby])
  if (providers.length === 0) return null
  return (
    <section aria-labelledby="providers">
      <h2 className="shelf-title" id="providers">
        <FormattedMessage id="home.providers" />
      </h2>
      <ul className={styles.providers}>
        {providers.map((provider) => (
          <li key={provider.name}>
            <ProviderLink {...provider} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProviderLink({ name, kind }: GameProvider) {
  return (
    <Link className={styles.provider} translate="no" href={gameListPath(kind, { provider: name })}>
      <span className={styles.mark} style={{ background: getProviderTone(name) }} aria-hidden="true">
        {getMonogram(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
