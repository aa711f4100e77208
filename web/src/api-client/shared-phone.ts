/**
 * “This is not my phone”: said at the log-in, and true as long as that session. Such a session lives in the tab (session.ts) and
 * goes with it. Whoever would keep anything of a person on the device asks here first, and keeps nothing.
 */
export const isSharedPhone = (): boolean => typeof sessionStorage !== 'undefined' && sessionStorage.getItem('token') !== null
