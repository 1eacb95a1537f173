export { createReportSender, enqueueCallReport, enqueueReport } from './error-reports.ts'
export { loadFlags } from './flags.ts'
