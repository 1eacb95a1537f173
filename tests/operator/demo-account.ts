import { minor } from '#domain/money/money.ts'

/** The public demo account: play money, only on this machine. */
export const DEMO_EMAIL = 'demo@tulpar.example'
export const DEMO_PHONE = '+77010000001'
export const DEMO_PASSWORD = 'wind-and-steppe'
export const DEMO_BALANCE = minor(1_000_000)
