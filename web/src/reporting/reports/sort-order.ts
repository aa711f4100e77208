/** `-paid` sorts by paid in descending order, `paid` ascending; undefined is the report's own order. */
export type SortParam = string | undefined

export const sortDirection = (sort: SortParam, column: string): 'ascending' | 'descending' | undefined =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined

/** Cycles the sort order of a column: numbers start descending, text ascending; the third press removes it. */
export function nextSort(sort: SortParam, column: string, isNumeric: boolean): SortParam {
  const order = isNumeric ? [`-${column}`, column] : [column, `-${column}`]
  const current = order.indexOf(sort ?? '')
  return order[current + 1]
}
