/** `-paid` is paid, largest first; `paid` smallest first; nothing is the order of the report itself. */
export type Sort = string | undefined

export const isSortedBy = (sort: Sort, column: string): 'ascending' | 'descending' | undefined =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined

/** What a press on a heading asks for: figures begin with the largest, words with the first letter; the third press undoes it. */
export function nextSort(sort: Sort, column: string, isNumeric: boolean): Sort {
  const order = isNumeric ? [`-${column}`, column] : [column, `-${column}`]
  const present = order.indexOf(sort ?? '')
  return order[present + 1]
}
