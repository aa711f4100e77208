/** The pages of the finder share one path; going from one to the next is still an arrival: at the top, with the heading read out. */
export function arrive() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
