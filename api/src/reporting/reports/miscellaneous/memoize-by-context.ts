import type { ReportContext } from '#reporting/reports/report-data-source.ts'

/** Caches a result per report context: a page uses it for count and rows, an export for each batch. */
export function memoizeByContext<T>(find: (asked: ReportContext) => Promise<T>): (asked: ReportContext) => Promise<T> {
  const kept = new WeakMap<ReportContext, Promise<T>>()
  return (asked) => {
    const found = kept.get(asked) ?? find(asked)
    kept.set(asked, found)
    return found
  }
}
