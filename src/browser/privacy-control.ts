/** Whether the visitor opted out of tracking in the browser (Global Privacy Control). */
export function hasTrackingOptOut(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
