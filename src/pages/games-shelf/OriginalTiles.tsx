import { useIntl } from 'react-intl'
import { FavouriteTile } from '../../catalogue/favourite/FavouriteTile.tsx'
import { useOriginalCards } from '../../catalogue/game-search/use-found-originals.ts'
import type { OriginalLink } from '../../navigation/navigation-more.ts'

/** Original games; they are not in the catalogue, so they are shown above it. */
export function OriginalTiles({ games }: { games: readonly OriginalLink[] }) {
  const title = useIntl().formatMessage({ id: 'home.originals' })
  const cards = useOriginalCards(games)
  return (
    <section aria-label={title}>
      <h2 className="shelf-title">{title}</h2>
      <div className="shelf-row">
        {cards.map((card) => (
          <FavouriteTile key={card.id} game={card} coverLater />
        ))}
      </div>
    </section>
  )
}
