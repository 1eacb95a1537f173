import { useIntl } from 'react-intl'
import { ORIGINALS } from '../../../worker/rules/original-pictures.ts'
import { GameTile } from '../../app/GameTile.tsx'
import type { OriginalLink } from '../../app/navigation-more.ts'

/** Games of the house that were played last: they stand on no shelf, and so above it. */
export function PlayedOriginals({ games }: { games: readonly OriginalLink[] }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'home.originals' })
  return (
    <section aria-label={title}>
      <h2 className="shelf-title">{title}</h2>
      <div className="shelf-row">
        {games.map(({ game, path, text }) => (
          <GameTile
            key={game}
            game={{
              id: game,
              name: formatMessage({ id: text }),
              provider: '',
              kind: 'original',
              isNew: false,
              path,
              picture: ORIGINALS[game] ?? '',
            }}
          />
        ))}
      </div>
    </section>
  )
}
