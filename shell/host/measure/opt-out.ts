/** Whether the visitor has opted out of measuring: Do Not Track, or Global Privacy Control. */
export const hasOptedOut = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
