import type { ReportContext } from '#reporting/reports/report-data-source.ts'

/** Caches a result per report context: a page uses it for count and rows, an export for each batch. */
export function memoizeByContext<T>(
  find: (context: ReportContext) => Promise<T>,
): (context: ReportContext) => Promise<T> {
  const stored = new WeakMap<ReportContext, Promise<T>>()
  return (context) => {
    const found = stored.get(context) ?? find(context)
    stored.set(context, found)
    return found
  }
}
