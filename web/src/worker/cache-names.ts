/**
 * Caches the page of the membership card and its files on devices where the holder saved the card
 * (membership/cards/card-page-cache.ts fills it).
 */
export const cardPageCache = 'card-page-1'
/** Caches visited public pages and the app shell of the signed-in pages. It holds no personal data. */
export const pagesCache = 'portal-pages-1'
/** Caches scripts, stylesheets, fonts and images that pages have used. */
export const filesCache = 'portal-files-1'

/** True for caches of earlier versions of this worker, which are no longer read. */
export const isObsoleteCache = (name: string): boolean =>
  /^portal-(pages|files)-/.test(name) && name !== pagesCache && name !== filesCache
