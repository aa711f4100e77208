/** Scrolls to the top and focuses the heading, because the pages of the finder share one path. */
export function focusPageHeading() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
