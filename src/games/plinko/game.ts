import { type Game, originalPage } from '../table/game.ts'

export const plinkoGame: Game = { Page: originalPage('plinko', () => import('./PlinkoPage.tsx')) }
