/** Lazy, because few applications are returned: loaded by pages that lead there, or on opening. */
export const loadCorrectionPages = async () => (await import('./correction-pages.tsx')).CorrectionPages
