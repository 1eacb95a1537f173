import { type Game, originalPage } from '../table/game.ts'

export const wheel: Game = { Page: originalPage('wheel', () => import('./WheelPage.tsx')) }
