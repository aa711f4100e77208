import type { ServerBundle } from '../api/src/platform/pages.ts'

/**
 * In development the API does not draw pages. In the place of a page it sends what the page is drawn from, and Vite's process draws it
 * (pages.ts) with the sources as they are at that moment.
 */
export const pagesAsData: ServerBundle = {
  render: (request) => JSON.stringify(request),
  drawStep: (asked) => JSON.stringify(asked),
  styleHashes: [],
}
