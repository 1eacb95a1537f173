import type * as configuration from '#domain/settings/configuration.ts'

/** The settings of a test's build; `address` is that of all third parties, null for a build without any. */
export const third = {
  address: null as string | null,
  consentRegions: [] as string[],
  sendsPlayerId: false,
}

/** A build without third parties. */
export function resetThirdParties(): void {
  Object.assign(third, { address: null, consentRegions: [], sendsPlayerId: false })
}

/** The configuration with the third parties of `third`, read at each access. Imports nothing that reads it. */
export function withThirdParties(standard: typeof configuration) {
  return {
    ...standard,
    get productAnalyticsUrl() {
      return third.address
    },
    get messagingUrl() {
      return third.address
    },
    get flagsUrl() {
      return third.address && `${third.address}/flags`
    },
    get errorReportsUrl() {
      return third.address && `${third.address.replace('//', '//play@')}/7`
    },
    get consentRegions() {
      return third.consentRegions
    },
    get analyticsPlayerId() {
      return third.sendsPlayerId
    },
    productAnalyticsKey: 'play',
    messagingKey: 'play',
    flagsKey: 'play',
  }
}
