import { dirname, join, relative } from 'node:path'

/** What others reach by an alias of package.json, the innermost first; within it, imports are relative. */
const PARTS = ['worker/domain', 'worker/endpoints', 'worker/db', 'worker', 'src', 'sw']

const getPart = (path) => PARTS.find((part) => path.startsWith(`${part}/`))
const toAlias = (part) => `#${part.replace(/^worker\//, '')}/`

const rule = {
  meta: { docs: { description: 'an import that leaves its part of the code has an alias, any other has none' } },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    // Files of the top level are of no part, and Vite reads its configuration without aliases.
    if (!file.includes('/')) return {}
    const check = ({ source }) => {
      const path = source?.value
      if (typeof path !== 'string' || !/^[.#]/.test(path)) return
      const target = path.startsWith('#')
        ? path.slice(1).replace(/^(?=(?:domain|endpoints|db)\/)/, 'worker/')
        : join(dirname(file), path).replaceAll('\\', '/')
      const part = getPart(target)
      if (part === undefined) return
      const isInside = file.startsWith(`${part}/`)
      if (isInside === path.startsWith('.') && (isInside || path.startsWith(toAlias(part)))) return
      const message = isInside ? 'Within its part of the code an import is relative.' : `Import it by ${toAlias(part)}…`
      context.report({ node: source, message })
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
