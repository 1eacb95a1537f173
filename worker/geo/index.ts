export { isBot } from './bot.ts'
export { blockRegion, getStoredRegion, loadGeo, loadPlayerGeo } from './geo.ts'
