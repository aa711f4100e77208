import type { Issue } from '#engine/fields/issue.ts'
import {
  columnSources,
  requiredColumns,
  requiredReturnColumns,
  returnSources,
  type BankFileLayout,
  type BankReturnLayout,
} from './bank-file-layout.ts'

/** Reports what a layout lacks for paying and for reading the returns. */
export function validateLayouts(file: BankFileLayout, returns: BankReturnLayout): Issue[] {
  const on = file.columns.filter((column) => column.on)
  return [
    ...requiredColumns.flatMap((source) =>
      on.some((column) => column.source === source) ? [] : [lacks('file.columns', columnSources[source])],
    ),
    ...requiredReturnColumns.flatMap((source) =>
      returns.columns.some((column) => column.source === source)
        ? []
        : [lacks('returns.columns', returnSources[source])],
    ),
    ...twice('file.columns', file.columns),
    ...twice('returns.columns', returns.columns),
    ...(returns.paidWords.some((word) => same(returns.failedWords, word))
      ? [{ path: 'returns.failedWords', code: 'rule' as const, message: overlappingWords }]
      : []),
  ]
}

type Column = { source: string; heading: string }

function twice(path: string, columns: readonly Column[]): Issue[] {
  return columns.flatMap(({ source, heading }, index) => {
    const earlier = columns.slice(0, index)
    if (earlier.some((column) => column.source === source))
      return [{ path: `${path}.${index}.source`, code: 'rule' as const, message: sameColumn }]
    return same(
      earlier.map((column) => column.heading),
      heading,
    )
      ? [{ path: `${path}.${index}.heading`, code: 'rule' as const, message: sameHeading }]
      : []
  })
}

const same = (list: readonly string[], word: string) =>
  list.some((other) => other.trim().toLowerCase() === word.trim().toLowerCase())

const lacks = (path: string, { bn, en }: { bn: string; en: string }): Issue => ({
  path,
  code: 'rule',
  message: { bn: `“${bn}” কলামটি লাগবে।`, en: `The column “${en}” is needed.` },
})
const sameColumn = { bn: 'একই কলাম দুবার আছে।', en: 'The same column stands here twice.' }
const sameHeading = { bn: 'দুটি কলামের একই নাম হতে পারে না।', en: 'Two columns cannot have the same heading.' }
const overlappingWords = {
  bn: 'একই শব্দ জমা ও ফেরত দুটিই বোঝাতে পারে না।',
  en: 'One word cannot mean both paid and returned.',
}
