import { type Game, originalPage } from '../table/game.ts'

export const hilo: Game = { Page: originalPage('hilo', () => import('./HiloPage.tsx')) }
