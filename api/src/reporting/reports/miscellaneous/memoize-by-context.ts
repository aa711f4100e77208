import type { ReportContext } from '#reporting/reports/report-data-source.ts'

/** Caches a result per report context: a page uses it for count and rows, an export for each batch. */
export function memoizeByContext<T>(find: (query: ReportContext) => Promise<T>): (query: ReportContext) => Promise<T> {
  const stored = new WeakMap<ReportContext, Promise<T>>()
  return (query) => {
    const found = stored.get(query) ?? find(query)
    stored.set(query, found)
    return found
  }
}
