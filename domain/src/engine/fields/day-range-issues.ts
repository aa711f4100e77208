import { isIsoDate } from '#language/dates.ts'
import { issue, type Issue } from './issue.ts'

const reversed = { bn: 'শেষ তারিখটি শুরুর তারিখের আগে।', en: 'The last day is before the first.' }

/** The mistakes in the first and the last day of a search; either may be missing. */
export function dayRangeIssues(from: string | undefined, to: string | undefined): Issue[] {
  const wrong = Object.entries({ from, to }).flatMap(([path, day]) =>
    day && !isIsoDate(day) ? [issue(path, 'not-a-date')] : [],
  )
  return wrong.length === 0 && from && to && to < from ? [{ path: 'to', code: 'rule', message: reversed }] : wrong
}
