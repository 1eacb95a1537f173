import aliases from './aliases.js'
import floors from './floors.js'
import fragmentText from './fragment-text.js'
import games from './games.js'
import intentStates from './intent-states.js'
import names from './names.js'

export default {
  meta: { name: 'house' },
  rules: { aliases, floors, 'fragment-text': fragmentText, games, 'intent-states': intentStates, names },
}
