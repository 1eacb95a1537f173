import { dirname, join, relative } from 'node:path'

/**
 * The floors of `src`, from the lowest to the highest. A folder may import itself, its own floor and those below it.
 * `app` composes: only `main.tsx` imports it.
 */
const FLOORS = [
  ['base', 'ui', 'browser', 'cover', 'format', 'i18n', 'errors', 'data', 'shell'],
  [
    'forms',
    'offers',
    'catalogue',
    'consent',
    'bets-feed',
    'navigation',
    'notices',
    'wallet',
    'third-parties',
    'protection',
    'games',
  ],
  ['modals'],
  ['pages'],
  ['app'],
]
const NUMBERS = new Map(FLOORS.flatMap((folders, floor) => folders.map((folder) => [folder, floor])))

const rule = {
  meta: { docs: { description: 'a folder of src imports no higher one' } },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const folder = /^src\/([^/]+)\//.exec(file)?.[1]
    if (folder === undefined || folder === 'build') return {}
    const floor = NUMBERS.get(folder)
    if (floor === undefined) {
      return { Program: (node) => context.report({ node, message: `src/${folder} stands on no floor of floors.js.` }) }
    }
    const check = ({ source }) => {
      const path = source?.value
      if (typeof path !== 'string' || !path.startsWith('.')) return
      const target = join(dirname(file), path).replaceAll('\\', '/')
      const other = NUMBERS.get(/^src\/([^/]+)\//.exec(target)?.[1])
      if (other === undefined || other <= floor) return
      context.report({ node: source, message: `${file} imports ${target}, which is a floor above it.` })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default rule
