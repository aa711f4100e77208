/** Few files are sent back: their pages come with those that lead there, or when one of them is opened. */
export const loadCorrectionPages = async () => (await import('./correction-pages.tsx')).CorrectionPages
