/**
 * Lazy bundle for login, password recovery, attribution and analytics: one module, so that they load as one chunk on
 * first use.
 */
export { createLanding } from '../reporting/attribution/index.ts'
export { analyticsCommands, createEventSender, sendLast } from '../reporting/analytics/index.ts'
export { restoreCommands } from '../auth/password-recovery/index.ts'
export { handleLandingSession, goToSsoOnce, offerSso, sessionCommands } from '../auth/login/index.ts'
