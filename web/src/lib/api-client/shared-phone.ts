/**
 * True when the user said “This is not my phone” at login. Such a session lives in the tab's storage
 * (session-storage.ts) and ends with it. Code that stores personal data on the device must check this first.
 */
export const isSharedPhone = (): boolean =>
  typeof sessionStorage !== 'undefined' && sessionStorage.getItem('token') !== null
