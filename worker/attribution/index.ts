export { createLanding } from './landing.ts'
export { attachSource } from './source.ts'
