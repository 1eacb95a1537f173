/** Words that say little in a name, each with the words of the field to write instead. */
const WORDS = new Map(
  [
    ['told tell tells untold', 'reply, reported, notify…, send…'],
    ['kept keep keeps held holds holder holders', 'cached, stored, saved, pending, current'],
    ['entered', 'login, LoginResult'],
    ['own', 'current, local, inHouse, game'],
    ['off why whys', 'disabled, DisabledReason'],
    ['refused refusal refusals refuse refuses', 'rejected, rejection'],
    ['shelf', 'GameListPage, GameCarousel, CatalogueTable'],
    ['standing', 'status'],
    ['heard hear unheard', 'on…Event, received'],
    ['spoken', 'localized'],
    ['whoever somebody nobody', 'player, visitor, caller'],
  ].flatMap(([words, instead]) => words.split(' ').map((word) => [word, instead])),
)

const wordsOf = (name) =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/).map((word) => word.toLowerCase())

const rule = {
  meta: { docs: { description: 'a declared name uses the words of the field' } },
  create(context) {
    const check = (node) => {
      if (node?.type !== 'Identifier') return
      const word = wordsOf(node.name).find((each) => WORDS.has(each))
      if (word) context.report({ node, message: `"${word}" in ${node.name}: write ${WORDS.get(word)}.` })
    }
    /** The names that a pattern declares. A property read by its own name declares none: the name is the object's. */
    const checkPattern = (node) => {
      switch (node?.type) {
        case 'Identifier':
          return check(node)
        case 'ObjectPattern':
          return node.properties.forEach((each) => {
            if (each.type === 'RestElement') checkPattern(each.argument)
            else if (!each.shorthand) checkPattern(each.value)
          })
        case 'ArrayPattern':
          return node.elements.forEach(checkPattern)
        case 'AssignmentPattern':
          return checkPattern(node.left)
        case 'RestElement':
          return checkPattern(node.argument)
        case 'TSParameterProperty':
          return checkPattern(node.parameter)
        default:
          return undefined
      }
    }
    const checkFunction = ({ id, params }) => {
      check(id)
      params.forEach(checkPattern)
    }
    const checkId = ({ id }) => check(id)
    return {
      VariableDeclarator: ({ id }) => checkPattern(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      TSDeclareFunction: checkFunction,
      TSFunctionType: checkFunction,
      TSMethodSignature: checkFunction,
      CatchClause: ({ param }) => checkPattern(param),
      ClassDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSEnumDeclaration: checkId,
      ImportSpecifier: ({ imported, local }) => {
        if (imported.name !== local.name) check(local)
      },
    }
  },
}

export default rule
