import { type Game, originalPage } from '../table/game.ts'

export const plinko: Game = { Page: originalPage('plinko', () => import('./PlinkoPage.tsx')) }
