import { type Game, livePage } from '../table/game.ts'

export const crash: Game = { Page: livePage(() => import('./CrashPage.tsx')) }
