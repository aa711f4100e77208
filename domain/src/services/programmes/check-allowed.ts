import type { Condition } from '#engine/conditions/condition.ts'
import type { FactName } from '#engine/conditions/facts.ts'
import { referencedFacts } from '#engine/conditions/condition-references.ts'
import type { Field } from '#engine/fields/field.ts'
import type { LookupName } from '#engine/fields/lookup-names.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { builtFields } from './ids.ts'
import { MAX_OPTIONS, type Programme } from './programme.ts'
import { isKind } from '#engine/fields/is-kind.ts'

/** An issue of a programme with its path. */
export type ProgrammeIssue = { path: string; message: Bilingual }

/** Facts that a programme may refer to: the date and its own period, never data about other people. */
export const allowedFacts: readonly FactName[] = [
  'today',
  'setup.opensOn',
  'setup.closesOn',
  'applicant.isStaff',
  'settings.adultBornTo',
]

/** Facts for prefilling: the applicant's own account data, which they see and may change. */
export const prefillFacts: readonly FactName[] = [
  'applicant.name',
  'applicant.mobile',
  'applicant.email',
  'applicant.nid',
]

/** Lists that belong to other services. */
const foreignLists: readonly LookupName[] = ['scholarship-setup', 'disability-setup', 'office']

const sentences = {
  kind: { bn: 'এ ধরনের প্রশ্ন কর্মসূচিতে রাখা যায় না।', en: 'A programme cannot have this kind of question.' },
  depth: { bn: 'তালিকা বা গুচ্ছের ভেতরে শুধু সাধারণ প্রশ্ন থাকতে পারে।', en: 'A list or group can hold plain questions only.' },
  key: { bn: 'কর্মসূচির প্রশ্নে এ সুবিধাটি ব্যবহার করা যায় না।', en: 'A question of a programme cannot use this.' },
  fact: { bn: 'কর্মসূচির ফরম এ তথ্যটি জানতে পারে না।', en: 'The form of a programme may not know this.' },
  options: { bn: 'একটি প্রশ্নে সর্বোচ্চ ৫০০টি অপশন থাকতে পারে।', en: 'A question can have at most 500 options.' },
  list: { bn: 'এ তালিকাটি অন্য সেবার।', en: 'This list belongs to another service.' },
  long: { bn: 'লেখাটি অনেক বড়।', en: 'The text is too long.' },
} satisfies Record<string, Bilingual>

/** Rejects what the schema allows but a programme may not contain, because it could disclose other people's data. */
export const checkAllowed = (programme: Programme): ProgrammeIssue[] => [
  ...builtFields(programme).flatMap(({ field, section, container }) => {
    const fieldPath = `sections.${section}.${container ? `${container.id}.` : ''}${field.id}`
    return checkField(field, container !== undefined).map(([path, sentence]) => ({
      path: `${fieldPath}${path}`,
      message: sentences[sentence],
    }))
  }),
  ...programme.sections.flatMap(({ id, when }) =>
    knows(when) ? [] : [{ path: `sections.${id}.when`, message: sentences.fact }],
  ),
  ...programme.rules.flatMap(({ must }, index) =>
    knows(must) ? [] : [{ path: `rules.${index}.must`, message: sentences.fact }],
  ),
]

type Fault = [path: string, sentence: keyof typeof sentences]

function checkField(field: Field, isInside: boolean): Fault[] {
  if (isKind(field, 'questions') || isKind(field, 'verification')) return [['', 'kind']]
  if (isInside && ('fields' in field || isKind(field, 'block'))) return [['', 'depth']]
  return [
    ...(['fixed', 'confirmedBy', 'takenFrom'] as const)
      .filter((key) => Object.hasOwn(field, key))
      .map((key): Fault => [`.${key}`, 'key']),
    ...(field.prefill && !prefillFacts.includes(field.prefill) ? [['.prefill', 'fact'] satisfies Fault] : []),
    ...(knows(field.when) ? [] : [['.when', 'fact'] satisfies Fault]),
    ...factLimits(field).map((key): Fault => [`.${key}`, 'fact']),
    ...('currency' in field ? [['.currency', 'key'] satisfies Fault] : []),
    ...('options' in field && field.options.length > MAX_OPTIONS ? [['.options', 'options'] satisfies Fault] : []),
    ...('options' in field && field.options.some((option) => 'opensWith' in option || 'crossCheck' in option)
      ? [['.options', 'key'] satisfies Fault]
      : []),
    ...(isKind(field, 'lookup') && foreignLists.includes(field.source) ? [['.source', 'list'] satisfies Fault] : []),
    ...(longText(field) ? [['', 'long'] satisfies Fault] : []),
  ]
}

const knows = (condition: Condition | undefined): boolean =>
  referencedFacts(condition).every((fact) => (allowedFacts as readonly string[]).includes(fact))

/** Paths of limits that refer to a fact that is not allowed. */
function factLimits(field: Field): string[] {
  const limits = field as unknown as { [key: string]: unknown }
  const isForeign = (limit: unknown) =>
    typeof limit === 'object' && limit !== null && 'fact' in limit && !allowedFacts.includes(limit.fact as FactName)
  const age = 'age' in field ? [field.age.from, field.age.to, ...(field.age.on ? [{ fact: field.age.on }] : [])] : []
  return [
    ...['least', 'most', 'notBefore', 'notAfter'].filter((key) => isForeign(limits[key])),
    ...(age.some(isForeign) ? ['age'] : []),
  ]
}

const longText = (field: Field): boolean =>
  Object.values(field).some(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'bn' in value &&
      'en' in value &&
      (isLong(value.bn) || isLong(value.en)),
  )
const isLong = (text: unknown) => typeof text === 'string' && text.length > 2000
