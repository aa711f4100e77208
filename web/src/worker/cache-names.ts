/** The page of the membership card and its files, for who chose to keep the card (features/membership/kept-page.ts fills it). */
export const cardPageCache = 'card-page-1'
/** Public pages as last seen, and the frame of the signed-in ones. Nothing of any person is in it. */
export const pagesCache = 'portal-pages-1'
/** Scripts, sheets, letters and pictures that pages have used. */
export const filesCache = 'portal-files-1'

/** Written by an earlier form of this worker, which nobody reads any more. */
export const isLeftOver = (name: string): boolean => /^portal-(pages|files)-/.test(name) && name !== pagesCache && name !== filesCache
