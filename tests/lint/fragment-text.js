/**
 * A fragment must not contain text: TypeScript checks the children of elements against `src/ui/children.ts`, but not
 * those of fragments. So each child of a fragment has to be recognizable as an element.
 */
const SPACES = new Set(['SPACE', 'NO_BREAK_SPACE'])

const rule = {
  meta: { docs: { description: 'no text as a child of a fragment' } },
  create(context) {
    return {
      JSXFragment({ children }) {
        for (const child of children) {
          if (mayBeText(child, context)) {
            context.report({
              node: child,
              message: 'A text in a fragment is lost to a browser translator: give it an element of its own.',
            })
          }
        }
      },
    }
  },
}

function mayBeText(node, context) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false
    case 'JSXText':
      return node.value.trim() !== '' || !node.value.includes('\n')
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return mayBeText(node.expression, context)
    case 'Literal':
      return node.value !== null && typeof node.value !== 'boolean'
    case 'LogicalExpression':
      return mayBeText(node.right, context) || (node.operator !== '&&' && mayBeText(node.left, context))
    case 'ConditionalExpression':
      return mayBeText(node.consequent, context) || mayBeText(node.alternate, context)
    case 'CallExpression':
      return node.callee.property?.name !== 'map' || mayReturnText(node.arguments[0], context)
    case 'Identifier':
      return !SPACES.has(node.name) && isTextVariable(node, context)
    default:
      return true
  }
}

/** A callback with a block body is not inspected: its elements are checked where they are written. */
function mayReturnText(callback, context) {
  return callback?.type === 'ArrowFunctionExpression' && callback.body.type !== 'BlockStatement'
    ? mayBeText(callback.body, context)
    : false
}

/**
 * A constant is judged by its initial value; TypeScript checks the type of a parameter called `children` where it is
 * passed.
 */
function isTextVariable(node, context) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const [definition] = scope.set.get(node.name)?.defs ?? []
    if (definition?.type === 'Parameter') return node.name !== 'children'
    if (definition?.node.type === 'VariableDeclarator') return mayBeText(definition.node.init, context)
    if (definition) return true
  }
  return true
}

export default rule
