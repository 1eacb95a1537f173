import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { LobbyRow } from '#db/view.ts'
import type { GameKind } from '#domain/games/game-types.ts'
import { gameListPath } from '../../base/routes.ts'
import { getTone } from '../../cover/ramp.ts'
import { createRandom } from '../../cover/random.ts'
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

type GameProvider = { name: string; kind: GameKind }

/** The providers of the lobby's games, each once, with the kind of the first game found. */
function getProviders({ shelves }: LobbyRow): GameProvider[] {
  const kinds = new Map<string, GameKind>()
  for (const { name, kind } of shelves.flatMap(({ games }) =>
    games.map(({ provider: name, kind }) => ({ name, kind })),
  ))
    if (!kinds.has(name)) kinds.set(name, kind)
  return [...kinds].map(([name, kind]) => ({ name, kind }))
}

/** A provider's logo is generated from its name, in the same colour as the covers of its games. */
function getProviderTone(name: string): string {
  const tone = getTone(() => 0.5, createRandom(name), false)
  return `radial-gradient(circle at 30% 20%,${tone(4)},${tone(1.5)})`
}

/** The initials of the first two words; for a single word, its first two letters. */
function getMonogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', second] = words
  const letters = second ? [[...first][0], [...second][0]] : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}
