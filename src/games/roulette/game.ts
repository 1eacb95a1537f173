import { type Game, originalPage } from '../table/game.ts'

export const roulette: Game = { Page: originalPage('roulette', () => import('./RoulettePage.tsx')) }
