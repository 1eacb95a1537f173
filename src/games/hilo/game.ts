import { type Game, originalPage } from '../table/game.ts'

export const hiloGame: Game = { Page: originalPage('hilo', () => import('./HiloPage.tsx')) }
