import { type Game, originalPage } from '../table/game.ts'

export const rouletteGame: Game = { Page: originalPage('roulette', () => import('./RoulettePage.tsx')) }
