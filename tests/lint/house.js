import floors from './floors.js'
import fragmentText from './fragment-text.js'

export default { meta: { name: 'house' }, rules: { floors, 'fragment-text': fragmentText } }
