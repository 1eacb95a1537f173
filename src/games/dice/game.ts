import { type Game, originalPage } from '../table/game.ts'

export const diceGame: Game = { Page: originalPage('dice', () => import('./DicePage.tsx')) }
