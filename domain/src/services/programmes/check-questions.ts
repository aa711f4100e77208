import type { Field } from '#engine/fields/field.ts'
import { findDuplicates } from '#engine/evaluation/find-duplicates.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { interpolate } from '#language/bilingual.ts'
import type { ProgrammeIssue } from './check-allowed.ts'
import { checkLimits } from './check-limits.ts'
import { checkReferences, checkSectionCondition } from './check-references.ts'
import { isContainer } from './ids.ts'
import { optionPosition, partPosition, questionPosition, sectionPosition } from './positions.ts'
import { MAX_FIELDS, type Programme } from './programme.ts'
import { isKind } from '#engine/fields/is-kind.ts'

const sentences = {
  noSection: { bn: 'অন্তত একটি অংশ ও একটি প্রশ্ন যোগ করুন।', en: 'Add at least one section with a question.' },
  noQuestion: { bn: '{where}: কোনো প্রশ্ন নেই।', en: '{where}: there is no question yet.' },
  noOption: { bn: '{where}: কোনো অপশন নেই।', en: '{where}: there is no option to choose.' },
  code: {
    bn: '{where}: অপশনের কোড ১ থেকে ৪০টি ইংরেজি অক্ষর, সংখ্যা, - বা _ হবে।',
    en: '{where}: the code of an option has 1 to 40 English letters, digits, - or _.',
  },
  codeTwice: { bn: '{where}: একই কোড আরেকটি অপশনেও আছে।', en: '{where}: another option has the same code.' },
  tooMany: { bn: 'একটি কর্মসূচিতে সর্বোচ্চ ৩০০টি প্রশ্ন থাকতে পারে।', en: 'A programme can have at most 300 questions.' },
  noTwice: {
    bn: '{where}: যে প্রশ্নের উত্তর দুইবার হতে পারবে না, সেটি আর তালিকায় নেই।',
    en: '{where}: the question whose answer may not come twice is no longer in the list.',
  },
  addsUp: {
    bn: '{where}: যে সংখ্যার যোগফল মেলাতে হবে, সেটি আর তালিকায় নেই।',
    en: '{where}: the number that must add up is no longer in the list.',
  },
} satisfies Record<string, Bilingual>

/** Creates an issue at a path. */
type Report = (sentence: Bilingual, path?: string, where?: Bilingual) => ProgrammeIssue

/** Checks each field and its references. */
export function checkQuestions(programme: Programme): ProgrammeIssue[] {
  const { sections } = programme
  const count = sections
    .flatMap(({ fields }) => fields)
    .reduce((sum, field) => sum + 1 + (isContainer(field) ? field.fields.length : 0), 0)
  return [
    ...(sections.length === 0 ? [{ path: 'sections', message: sentences.noSection }] : []),
    ...(count > MAX_FIELDS ? [{ path: 'sections', message: sentences.tooMany }] : []),
    ...sections.flatMap((section, index) => {
      const { id, fields } = section
      const [path, where] = [`sections.${id}`, sectionPosition(index)]
      if (fields.length === 0) return [{ path, message: interpolate(sentences.noQuestion, { where }) }]
      return [
        ...checkSectionCondition(programme, section, reporterOf(path, where)),
        ...fields.flatMap((field, place) =>
          checkQuestion(programme, field, `${path}.${field.id}`, questionPosition(where, place)),
        ),
      ]
    }),
  ]
}

const reporterOf =
  (path: string, where: Bilingual): Report =>
  (sentence, place = '', at = where) => ({ path: `${path}${place}`, message: interpolate(sentence, { where: at }) })

function checkQuestion(programme: Programme, field: Field, path: string, where: Bilingual): ProgrammeIssue[] {
  const report = reporterOf(path, where)
  return [
    ...checkOptions(field, where, report),
    ...checkList(field, report),
    ...checkLimits(field, report),
    ...checkReferences(programme, field, report),
    ...(isContainer(field)
      ? field.fields.flatMap((inner, index) =>
          checkQuestion(programme, inner, `${path}.${inner.id}`, partPosition(where, index)),
        )
      : []),
  ]
}

function checkOptions(field: Field, where: Bilingual, report: Report): ProgrammeIssue[] {
  if (!('options' in field)) return []
  if (field.options.length === 0) return [report(sentences.noOption, '.options')]
  const doubled = new Set(findDuplicates(field.options.map(({ value }) => value)))
  return field.options.flatMap(({ value }, index) => {
    const at = optionPosition(where, index)
    if (!/^[\w-]{1,40}$/.test(value)) return [report(sentences.code, `.options.${index}.value`, at)]
    return doubled.has(value) ? [report(sentences.codeTwice, `.options.${index}.value`, at)] : []
  })
}

function checkList(field: Field, report: Report): ProgrammeIssue[] {
  if (!isContainer(field)) return []
  const inner = new Map(field.fields.map((part) => [part.id, part]))
  const { noTwice, addsUp } = isKind(field, 'list') ? field : {}
  return [
    ...(field.fields.length === 0 ? [report(sentences.noQuestion)] : []),
    ...(noTwice !== undefined && !inner.has(noTwice) ? [report(sentences.noTwice, '.noTwice')] : []),
    ...(addsUp !== undefined && !isKind(inner.get(addsUp.field), 'number')
      ? [report(sentences.addsUp, '.addsUp')]
      : []),
  ]
}
