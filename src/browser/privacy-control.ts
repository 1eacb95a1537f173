/** Whether the browser says no to tracking for its visitor (Global Privacy Control). */
export function refusesTracking(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
