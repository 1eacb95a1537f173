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

/** `nameOf` says neither that it is a function nor what it does. */
const OF = /[a-z]Of$/
/** Names of the language and of JSON schema, and `asOf`, the time that something is true for. */
const OF_ALLOWED = /^(?:indexOf|lastIndexOf|valueOf|instanceOf|oneOf|anyOf|allOf|asOf|.*AsOf)$/
/** Properties of stored rows, which would need a migration. */
const STORED = new Set(['told', 'toldAt', 'shelf', 'isOff', 'maySwitchOffRealityCheck'])

const splitWords = (name) =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/).map((word) => word.toLowerCase())

const rule = {
  meta: { docs: { description: 'a declared name uses the words of the field' } },
  create(context) {
    const check = (node) => {
      if (node?.type !== 'Identifier') return
      const word = splitWords(node.name).find((each) => WORDS.has(each))
      if (word) context.report({ node, message: `"${word}" in ${node.name}: write ${WORDS.get(word)}.` })
      if (OF.test(node.name) && !OF_ALLOWED.test(node.name))
        context.report({ node, message: `${node.name}: write a verb (getX, toX, computeX) or the noun.` })
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
    /** A shorthand property has the name of a variable, which is checked where it is declared; `snake_case` is the wire's. */
    const checkKey = ({ key, computed, shorthand, parent }) => {
      if (computed || shorthand || parent.type === 'ObjectPattern') return
      if (!STORED.has(key.name) && !/^[a-z\d]+_/.test(key.name)) check(key)
    }
    return {
      VariableDeclarator: ({ id }) => checkPattern(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      TSDeclareFunction: checkFunction,
      TSFunctionType: checkFunction,
      TSMethodSignature: (node) => {
        checkKey(node)
        node.params.forEach(checkPattern)
      },
      TSPropertySignature: checkKey,
      Property: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
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
