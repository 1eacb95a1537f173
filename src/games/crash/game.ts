import { type Game, livePage } from '../table/game.ts'

export const crashGame: Game = { Page: livePage(() => import('./CrashPage.tsx')) }
