import { expect, test } from 'vitest'
import * as constants from '#domain/settings/constants.ts'

test('the times and sizes that the product promises', () => {
  expect(constants).toMatchObject({
    INVOICE_LIFE_MS: 1_200_000,
    INVOICE_POLL_MS: 5_000,
    COUNTDOWN_TICK_MS: 1_000,
    PAY_IN_AFTER_MS: 17_000,
    SERVICE_WORKER_CHECK_MS: 20_000,
    PERIODIC_SYNC_MIN_MS: 600_000,
    RELOAD_GUARD_MS: 10_000,
    FINGERPRINT_DEFER_MS: 500,
    DEVICE_REFRESH_MS: 50,
    TOAST_DURATION_MS: 3_000,
    TOAST_SPEED_MS: 300,
    TOAST_WIDTH_PX: 300,
    TOOLTIP_DELAY_MS: 200,
    MIRROR_CHECK_FIRST_MIN_MS: 10_000,
    MIRROR_CHECK_FIRST_MAX_MS: 55_000,
    MIRROR_CHECK_EVERY_MS: 300_000,
    MIRROR_PROBE_TIMEOUT_MS: 4_000,
  })
})
