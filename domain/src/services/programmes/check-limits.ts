import { compilePattern } from '#engine/fields/compile-pattern.ts'
import type { Field } from '#engine/fields/field.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { isIsoDate } from '#language/dates.ts'
import type { ProgrammeIssue } from './check-allowed.ts'
import { isKind } from '#engine/fields/is-kind.ts'

const sentences = {
  range: { bn: '{where}: সর্বনিম্ন সীমা সর্বোচ্চ সীমার চেয়ে বড়।', en: '{where}: the least is more than the most.' },
  length: {
    bn: '{where}: সর্বনিম্ন দৈর্ঘ্য সর্বোচ্চ দৈর্ঘ্যের চেয়ে বেশি।',
    en: '{where}: the shortest is longer than the longest.',
  },
  days: { bn: '{where}: প্রথম তারিখটি শেষ তারিখের পরে।', en: '{where}: the first day is after the last.' },
  noDay: { bn: '{where}: এ তারিখটি নেই।', en: '{where}: there is no such day.' },
  rows: { bn: '{where}: সারির সংখ্যা ০ থেকে ৫০-এর মধ্যে হতে হবে।', en: '{where}: a list has from 0 to 50 rows.' },
  files: { bn: '{where}: অন্তত এক ধরনের ফাইল বেছে নিন।', en: '{where}: choose at least one kind of file.' },
  size: {
    bn: '{where}: ফাইলের আকার ১০ থেকে ৮০০০ কেবির মধ্যে হতে হবে।',
    en: '{where}: the size of a file is from 10 to 8000 KB.',
  },
  pattern: { bn: '{where}: {fault}', en: '{where}: {fault}' },
} satisfies Record<string, Bilingual>

type Report = (sentence: Bilingual, path?: string) => ProgrammeIssue

/** Reports limits that no answer can satisfy. Limits by facts are only known at run time. */
export function checkLimits(field: Field, report: Report): ProgrammeIssue[] {
  const limits = field as unknown as { [name: string]: unknown }
  const isCrossed = (low: unknown, high: unknown) => typeof low === 'number' && typeof high === 'number' && low > high
  const age = 'age' in field ? field.age : {}
  return [
    ...(isCrossed(limits['least'], limits['most']) || isCrossed(age.from, age.to) ? [report(sentences.range)] : []),
    ...(isCrossed(limits['shortest'], limits['longest'] ?? (isKind(field, 'text') ? 255 : 1000))
      ? [report(sentences.length)]
      : []),
    ...checkDays(limits['notBefore'], limits['notAfter'], report),
    ...(isKind(field, 'list') && [field.least, field.most].some(isNoCount) ? [report(sentences.rows)] : []),
    ...(isKind(field, 'file') && field.accepts.length === 0 ? [report(sentences.files, '.accepts')] : []),
    ...(isKind(field, 'file') && isNoSize(field.largestKb) ? [report(sentences.size, '.largestKb')] : []),
    ...checkPattern(field, report),
  ]
}

const isNoCount = (count: number | undefined) => count !== undefined && (count < 0 || count > 50)
const isNoSize = (kilobytes: number | undefined) => kilobytes !== undefined && (kilobytes < 10 || kilobytes > 8000)

function checkDays(first: unknown, last: unknown, report: Report): ProgrammeIssue[] {
  const days = [first, last].filter((day) => typeof day === 'string')
  if (days.some((day) => !isIsoDate(day))) return [report(sentences.noDay)]
  return days[0] !== undefined && days[1] !== undefined && days[0] > days[1] ? [report(sentences.days)] : []
}

function checkPattern(field: Field, report: Report): ProgrammeIssue[] {
  if (!isKind(field, 'text') || !field.pattern) return []
  const pattern = compilePattern(field.pattern.regex)
  if (field.pattern.regex === '')
    return [report(interpolate(sentences.pattern, { fault: unwritten }), '.pattern.regex')]
  return 'error' in pattern ? [report(interpolate(sentences.pattern, { fault: pattern.error }), '.pattern.regex')] : []
}

const unwritten = { bn: 'ধরনটি লেখা হয়নি।', en: 'The pattern is not written.' }
