import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folder of what games share. It knows no game, not even by name: a game passes to it what is its own. */
const SHARED = 'table'

/** The games that may import another one, with what they take from it. */
const ALLOWED = new Map([
  // The duel is a tab of the coinflip page, and flips the same coin.
  ['coinflip', ['duels']],
  // Its waiting and past rounds look like those of a room.
  ['duels', ['coinflip', 'rooms']],
  // Both wheels stand under the same tabs.
  ['roulette', ['wheel']],
])

/** The folders of the games, and the coinflip between two players as rounds name it. */
const GAMES = new Set([
  ...readdirSync('src/games', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])),
  'duel',
])
GAMES.delete(SHARED)

const getPlace = (path) => /^src\/games\/(?:([^/]+)\/)?[^/]/.exec(path)

const rule = {
  meta: { docs: { description: 'what games share neither imports nor names a game, and a game imports no other' } },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const currentGame = getPlace(file)?.[1]
    // The files beside the folders know all games.
    if (currentGame === undefined) return {}
    const check = ({ source }) => {
      const path = source?.value
      if (typeof path !== 'string' || !path.startsWith('.')) return
      const place = getPlace(join(dirname(file), path).replaceAll('\\', '/'))
      if (!place) return
      const other = place[1]
      if (
        other === currentGame ||
        (other !== undefined && [SHARED, ...(ALLOWED.get(currentGame) ?? [])].includes(other))
      )
        return
      const message =
        currentGame === SHARED ? 'What games share knows no game.' : `The game ${currentGame} knows no other game.`
      context.report({ node: source, message })
    }
    return {
      Literal: (node) => {
        if (currentGame === SHARED && GAMES.has(node.value)) {
          context.report({ node, message: 'What games share names no game: let it say this itself.' })
        }
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default rule
