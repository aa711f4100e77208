declare global {
  /** No standard yet: some browsers know the line they are on. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Who pays for every byte has told the browser so, and the page is marked: nothing moves on it (theme.css), and no picture is fetched
 * that only decorates. Asked here and not by the header `Save-Data`, because a public page is drawn once for everybody.
 */
export function dressLightly(): void {
  if (navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) document.documentElement.dataset['light'] = ''
}

export const isLight = (): boolean => typeof document !== 'undefined' && 'light' in document.documentElement.dataset
