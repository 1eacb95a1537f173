export { isBot } from './bot.ts'
export { blockRegion, getStoredRegion, loadGeo } from './geo.ts'
