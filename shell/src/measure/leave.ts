/** Whether the visitor's browser asks not to be measured: Do Not Track, or Global Privacy Control. */
export const asksNotToBeMeasured = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
