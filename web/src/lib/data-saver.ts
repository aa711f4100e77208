declare global {
  /** Not standardised; only some browsers report the connection. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Marks the page when the browser saves data: animations stop (theme.css) and decorative images are not loaded. Read in
 * the browser instead of from the `Save-Data` header, because a public page is rendered once for everybody.
 */
export function applyDataSaver(): void {
  if (navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches)
    document.documentElement.dataset['light'] = ''
}

export const isDataSaverOn = (): boolean =>
  typeof document !== 'undefined' && 'light' in document.documentElement.dataset
