import type { ServerBundle } from '@wewb/api/ssr/pages.ts'

/**
 * In development the API does not render pages. It sends the page data, and Vite's process renders it (pages.ts) from
 * the current sources.
 */
export const pagesAsData: ServerBundle = {
  renderPage: (request) => JSON.stringify(request),
  renderStep: (step) => JSON.stringify(step),
  styleHashes: [],
}
