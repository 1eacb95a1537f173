/** What only who comes in, comes back or does what is counted needs: one file, loaded with the first of it. */
export { createLanding } from '../attribution/index.ts'
export { analyticsCommands, createEventSender, sendLast } from '../analytics/index.ts'
export { restoreCommands } from '../password-recovery/index.ts'
export { handleLandingSession, goToSsoOnce, offerSso, sessionCommands } from '../session/index.ts'
