import * as view from '../../worker/db/protection-view.ts'
import { useLive } from './live-query.ts'

/** The player's limits and breaks as the operator has them, and what this device holds. */
export const useStoredProtection = () => useLive('protection', view.protection)
