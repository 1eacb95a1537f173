export { isBot } from './bot.ts'
export { blockRegion, loadGeo } from './geo.ts'
