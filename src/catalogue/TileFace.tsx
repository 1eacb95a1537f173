import { type CSSProperties, memo, useMemo } from 'react'
import type { GameCard } from '#db/view.ts'
import { Cover } from '../cover/Cover.tsx'
import { getEmblem, type LetterStyle } from '../cover/cover-pictures.ts'
import { getCoverTone } from '../cover/cover-shapes.ts'
import { bendLine, letterName } from '../cover/lettering.ts'
import { getRowEmblems } from '../cover/row-emblems.ts'
import { lazyComponent } from '../errors/lazy-component.tsx'

const TilePicture = lazyComponent(() => import('./TilePicture.tsx'))

type Props = { game: GameCard; row?: readonly GameCard[] | undefined }

/** A tile's cover, its picture over that, and over both the name in letters that suit the game. */
export default function TileFace({ game, row }: Props) {
  const { image } = game
  const [, layers, style] = (row && getRowEmblems(row).get(game.id)) ?? getEmblem(game)
  return (
    <>
      <Cover {...game} emblem={game.kind === 'original' ? undefined : layers} />
      {image && <TilePicture key={image.url} image={image} />}
      <span className="tile-label" data-letters="">
        <Letters game={game} style={style} />
        <span className="tile-provider" translate="no">
          {game.provider}
        </span>
      </span>
    </>
  )
}

const Letters = memo(function Letters({ game, style }: { game: GameCard; style: LetterStyle }) {
  const { lines, size, squeezed, color, textShadow } = useMemo(
    () => letterName(game.name, style, getCoverTone(game)),
    [game, style],
  )
  // CSSProperties has no custom properties.
  const look = {
    '--size': size,
    color,
    textShadow,
    ...(squeezed && { scale: `${squeezed} 1`, transformOrigin: 'left', width: 'max-content', margin: 0 }),
  } as CSSProperties
  return (
    <>
      <span className="tile-name sr-only" translate="no">
        {game.name}
      </span>
      {/* A drawing of the name, which may leave out words. */}
      <span className="tile-letters" style={look} translate="no" aria-hidden="true">
        {style === 'arc' && !squeezed ? lines.map((line) => <Arc key={line} line={line} />) : lines.join('\n')}
      </span>
    </>
  )
})

function Arc({ line }: { line: string }) {
  return (
    <span className="tile-arc">
      {bendLine(line).map(([letter, transform], at) => (
        // The letters of a line never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={at} style={{ transform }}>
          {letter}
        </i>
      ))}
    </span>
  )
}
