import { once } from '../once.ts'

export { loadProfile } from './profile.ts'
export { takeBalance } from './wallet.ts'

/** The commands of the profile; what the start needs of it is above. */
export const profileCommands = once(() => import('./commands.ts'))
