export { createLanding } from './landing.ts'
export { attachSourceToPlayer } from './source.ts'
