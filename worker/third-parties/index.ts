export { enqueueReport, sendReports } from './error-reports.ts'
export { loadFlags } from './flags.ts'
