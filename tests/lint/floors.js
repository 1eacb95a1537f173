import { dirname, join, relative } from 'node:path'

/**
 * The floors of `src`, from the lowest to the highest. A folder may import itself, its own floor and those below it.
 * `app` is on every floor's list, because its routes, its state and its navigation are used everywhere.
 */
const FLOORS = [
  ['ui', 'browser', 'format', 'i18n', 'errors', 'data', 'shell'],
  ['forms', 'offers', 'catalogue', 'live-bets', 'third-parties', 'games'],
  ['modals'],
  ['pages'],
]
const NUMBERS = new Map(FLOORS.flatMap((folders, floor) => folders.map((folder) => [folder, floor])))

/** Parts of a higher folder that are only shared code: the cover of a game, and the page of an unknown address. */
const SHARED = ['src/games/cover/', 'src/pages/not-found/']

const rule = {
  meta: { docs: { description: 'a folder of src imports no higher one' } },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const floor = NUMBERS.get(/^src\/([^/]+)\//.exec(file)?.[1])
    if (floor === undefined) return {}
    const check = ({ source }) => {
      if (!source?.value.startsWith('.')) return
      const target = join(dirname(file), source.value).replaceAll('\\', '/')
      const other = NUMBERS.get(/^src\/([^/]+)\//.exec(target)?.[1])
      if (other === undefined || other <= floor || SHARED.some((path) => target.startsWith(path))) return
      context.report({ node: source, message: `${file} imports ${target}, which is a floor above it.` })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
}

export default rule
