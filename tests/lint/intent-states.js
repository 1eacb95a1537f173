/**
 * The state of a money intent is changed by `moveIntents` alone, which knows the table of transitions. The journal adds
 * rows and deletes them.
 */
const WRITES = new Set(['update', 'put', 'upsert', 'modify', 'bulkPut', 'bulkUpdate'])

const rule = {
  meta: { docs: { description: 'a stored intent is changed by moveIntents' } },
  create(context) {
    return {
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || !WRITES.has(callee.property.name)) return
        if (!startsAtIntents(callee.object)) return
        context.report({ node: callee, message: 'An intent changes by moveIntents (worker/db/move-intents.ts).' })
      },
    }
  },
}

/** Whether a chain of calls begins with the table, such as `db.intents.where(…).and(…)`. */
function startsAtIntents(node) {
  switch (node.type) {
    case 'CallExpression':
      return startsAtIntents(node.callee)
    case 'MemberExpression':
      return node.property.name === 'intents' || startsAtIntents(node.object)
    case 'Identifier':
      return node.name === 'intents'
    default:
      return false
  }
}

export default rule
