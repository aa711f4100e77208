import type { Condition } from '#engine/conditions/condition.ts'
import { referencedFields, predicatesIn } from '#engine/conditions/condition-references.ts'
import { fieldReferences } from '#engine/evaluation/validate-definition.ts'
import type { Field } from '#engine/fields/field.ts'
import type { LookupName } from '#engine/fields/lookup-names.ts'
import type { Bilingual } from '#language/bilingual.ts'
import type { ProgrammeIssue } from './check-allowed.ts'
import type { Programme, Section } from './programme.ts'
import { addableAnswersOf, referableAnswersOf } from './referable-answers.ts'
import { isKind } from '#engine/fields/is-kind.ts'

const sentences = {
  gone: {
    bn: '{where}: শর্তটি এমন প্রশ্নের কথা বলে যা এর আগে নেই।',
    en: '{where}: the condition asks about a question that does not stand before it.',
  },
  option: {
    bn: '{where}: শর্তটি এমন অপশনের কথা বলে যা আর নেই।',
    en: '{where}: the condition asks for an option that is no longer there.',
  },
  limit: {
    bn: '{where}: তারিখের সীমা এমন প্রশ্ন থেকে নেওয়া, যা এর আগে নেই বা তারিখ নয়।',
    en: '{where}: the limit is taken from a question that does not stand before it or is no date.',
  },
  narrowed: {
    bn: '{where}: এ তালিকাটি যে প্রশ্ন দিয়ে ছোট হবে, সেটি এর আগে নেই বা মানানসই নয়।',
    en: '{where}: the question that should narrow this list does not stand before it or does not fit.',
  },
  copied: {
    bn: '{where}: যে ঠিকানার অনুরূপ, সেটি এর আগে নেই।',
    en: '{where}: the address that it can be the same as does not stand before it.',
  },
  total: { bn: '{where}: কী কী যোগ হবে তা বেছে নিন।', en: '{where}: choose what is added up.' },
  addend: {
    bn: '{where}: যা যোগ করার কথা, তার একটি এর আগে নেই বা একই ধরনের নয়।',
    en: '{where}: something that should be added does not stand before it or is of another kind.',
  },
} satisfies Record<string, Bilingual>

/** Parent lists of each lookup list. */
const parentsOf: { readonly [L in LookupName]?: readonly LookupName[] } = {
  district: ['division'],
  upazila: ['district'],
  mission: ['country'],
  'bank-branch': ['bank', 'district'],
  'job-sub-category': ['job-category'],
  'job-kind': ['job-sub-category'],
}

type Report = (sentence: Bilingual, path?: string) => ProgrammeIssue

/** Checks that every field a field refers to exists, comes earlier and has the right kind. */
export function checkReferences(programme: Programme, field: Field, report: Report): ProgrammeIssue[] {
  if (fieldReferences(field).length === 0 && field.when === undefined) return checkTotal(programme, field, report)
  const at = new Map(referableAnswersOf(programme, field.id).map((one) => [one.path, one.field]))
  return [
    ...checkCondition(field.when, at).map((fault) => report(sentences[fault], '.when')),
    ...limitsOf(field)
      .filter((path) => !['date', 'date-time'].includes(at.get(path)?.kind ?? ''))
      .map(() => report(sentences.limit)),
    ...(isKind(field, 'lookup') && (field.within ?? []).some((id) => !narrows(field.source, at.get(id)))
      ? [report(sentences.narrowed, '.within')]
      : []),
    ...(isKind(field, 'block') && field.sameAs && !isSameBlock(field.block, at.get(field.sameAs.field))
      ? [report(sentences.copied, '.sameAs')]
      : []),
    ...checkTotal(programme, field, report),
  ]
}

/** Checks that the condition of a section refers to existing questions of earlier sections. */
export function checkSectionCondition(programme: Programme, { id, when }: Section, report: Report): ProgrammeIssue[] {
  if (when === undefined) return []
  const at = new Map(referableAnswersOf(programme, id).map((one) => [one.path, one.field]))
  return checkCondition(when, at).map((fault) => report(sentences[fault], '.when'))
}

/** Faults of a condition, without repetition. */
export function checkCondition(
  condition: Condition | undefined,
  at: ReadonlyMap<string, Field>,
): ('gone' | 'option')[] {
  const isDeleted = referencedFields(condition).some((path) => !at.has(path))
  const isNoOption = predicatesIn(condition).some((test) => {
    const referred = 'field' in test ? at.get(test.field) : undefined
    if (!referred || !('options' in referred)) return false
    const values =
      'is' in test ? (typeof test.is === 'object' ? [] : [String(test.is)]) : 'isOneOf' in test ? test.isOneOf : []
    return values.some((value) => !referred.options.some((option) => option.value === value))
  })
  const isEmpty = predicatesIn(condition).some((test) => 'isOneOf' in test && test.isOneOf.length === 0)
  return [...(isDeleted ? ['gone' as const] : []), ...(isNoOption || isEmpty ? ['option' as const] : [])]
}

const limitsOf = (field: Field): string[] =>
  (['notBefore', 'notAfter'] as const).flatMap((name) => {
    const limit = (field as { [name: string]: unknown })[name]
    return typeof limit === 'object' && limit !== null && 'field' in limit ? [String(limit.field)] : []
  })

const narrows = (source: LookupName, parent: Field | undefined): boolean =>
  isKind(parent, 'lookup') && (parentsOf[source] ?? []).includes(parent.source)

const isSameBlock = (block: string, original: Field | undefined): boolean =>
  isKind(original, 'block') && original.block === block

function checkTotal(programme: Programme, field: Field, report: Report): ProgrammeIssue[] {
  if (!isKind(field, 'total')) return []
  if (field.of.length === 0) return [report(sentences.total, '.of')]
  const addable = new Set(addableAnswersOf(programme, field.id, field.unit).map(({ path }) => path))
  return field.of.every((path) => addable.has(path)) ? [] : [report(sentences.addend, '.of')]
}
