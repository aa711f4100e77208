import { getOwn } from '#collections/get-own.ts'
import { isAnswers, isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import { flattenDefinition } from '#engine/evaluation/field-paths.ts'
import {
  formatFieldAnswers,
  flattenSections,
  type FormattedAnswer,
  type FormattedSection,
} from '#engine/evaluation/format-answers.ts'
import { maskAnswers } from '#engine/evaluation/split-sensitive-answers.ts'
import { kindOf, childFieldsOf, type Field } from '#engine/fields/field.ts'
import { validateAnswer } from '#engine/fields/validate-answer.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import { interpolate, type Bilingual, type Locale } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'
import { memberToAnswers, familyMembersOf, findStoredAnswers } from './family-members.ts'
import { familyProfile } from './profile.ts'
import {
  sourcesByBlock,
  sourcesByFormat,
  sourcesByFieldId,
  workerToOwnField,
  membersByFieldId,
} from './autofill-sources.ts'

/** A stored answer that fits a field: its source, its text (numbers show the last four digits only) and the answer. */
export type AutofillSuggestion = { from: Bilingual; label: Bilingual; answer: unknown }

type Candidate = { from: Bilingual; answer: unknown }

/**
 * Lists the profile's answers that fit this field. `known` has the labels and documents of the profile, and the facts
 * of the form. Omits answers that the field would reject, such as a photo of the wrong size or a name in the wrong
 * script.
 */
export function findAutofillSuggestions(
  field: Field,
  stored: Answers,
  context: EvaluationContext,
): AutofillSuggestion[] {
  const seen = new Set<string>()
  return candidatesFor(field, stored).flatMap(({ from, answer }) => {
    const key = JSON.stringify(answer)
    if (isBlank(answer) || seen.has(key) || !isTakenBy(field, answer, context)) return []
    seen.add(key)
    return [{ from, label: labelOf(field, answer, context), answer }]
  })
}

/** Rows that the confirmation dialogue shows before the suggestion is applied. */
export const describeSuggestion = (
  field: Field,
  answer: unknown,
  context: EvaluationContext,
  locale: Locale,
): (FormattedAnswer | FormattedSection)[] => {
  // Drops `when`: the field is visible already, and the answers of its condition are not available here.
  const { when: _when, ...bare } = field
  const plain = bare as Field
  const masked = maskAnswers(
    { steps: [{ id: 'offered', title: field.label, fields: [plain] }] },
    { [field.id]: answer },
  )
  return formatFieldAnswers([plain], masked, '', { ...context, answers: [masked] }, locale)
}

/** Documents of the profile that an answer references, with their paths inside it. */
export function documentsIn(field: Field, answer: unknown, path: string): { path: string; documents: string[] }[] {
  const own = kindOf(field).documents?.(answer) ?? []
  const inside = isAnswers(answer)
    ? childFieldsOf(field, answer).flatMap((part) => documentsIn(part, answer[part.id], `${path}.${part.id}`))
    : []
  return [...(own.length > 0 ? [{ path, documents: own }] : []), ...inside]
}

// Rows of a list may be incomplete; the person fills in the rest.
const isTakenBy = (field: Field, answer: unknown, context: EvaluationContext) =>
  kindOf(field).hasRows === true || validateAnswer(field, answer, { ...context, answers: [{}] }).length === 0

function candidatesFor(field: Field, stored: Answers): Candidate[] {
  // Offers nothing for values that a fact or a register sets.
  if (field.fixed || field.confirmedBy || kindOf(field).isServerWritten) return []
  const people = getOwn(membersByFieldId, field.id)
  const parts = childFieldsOf(field)
  if (people && parts.length > 0) return personsFor(field, people, stored)
  return sourcesOf(field).flatMap((path) => {
    const sourcePath = stored.workerIsMeYn === 'Y' ? (getOwn(workerToOwnField, path) ?? path) : path
    return findStoredAnswers(stored, sourcePath).map(({ answer, row }) => ({
      from: nameOf(sourcePath, row),
      answer: parts.length > 0 ? pickParts(parts, answer) : answer,
    }))
  })
}

function personsFor(field: Field, names: NonNullable<(typeof membersByFieldId)[string]>, stored: Answers): Candidate[] {
  const everyone = familyMembersOf(stored)
  const found = names.flatMap((name) =>
    everyone[name].flatMap((person) => {
      const answer = memberToAnswers(childFieldsOf(field), person)
      return answer ? [{ from: titleOf(name), answer }] : []
    }),
  )
  if (!kindOf(field).hasRows) return found
  const max = 'most' in field && typeof field.most === 'number' ? field.most : found.length
  return found.length > 0 ? [{ from: titles.family, answer: found.slice(0, max).map(({ answer }) => answer) }] : []
}

function sourcesOf(field: Field): readonly string[] {
  const source = getOwn(sourcesByFieldId, field.id)
  if (source) return source
  const block = 'block' in field ? sourcesByBlock[field.block] : undefined
  if (block) return block.toSorted((one, other) => Number(other === field.id) - Number(one === field.id))
  const format = 'format' in field && field.format ? sourcesByFormat[field.format] : undefined
  return format ?? labelled.flatMap(({ path, field: own }) => (isNamed(own, field) ? [path] : []))
}

/** Matches by label, because a form built by staff has its own field ids but the usual labels. */
const isNamed = (own: Field, { kind, label }: Field) =>
  own.kind === kind && (own.label.en === label.en || own.label.bn === label.bn)

const labelled = flattenDefinition(familyProfile).filter(({ parentPath }) => parentPath === '')
const labels = new Map(flattenDefinition(familyProfile).map(({ path, field }) => [path, field.label]))
const numbered = { bn: '{label} {n}', en: '{label} {n}' }
const titles = { family: { bn: 'আপনার পরিবার', en: 'Your family' } }
const titleOf = (step: string): Bilingual => familyProfile.steps.find(({ id }) => id === step)?.title ?? titles.family

function nameOf(path: string, row?: number): Bilingual {
  const label = labels.get(row === undefined ? path : (path.split('.')[0] ?? '')) ?? titles.family
  return row === undefined ? label : interpolate(numbered, { label, n: bilingualDigits(row + 1) })
}

/** Keeps only the parts that the field has. Drops the `same` flag of a copied address and the owner of a passport. */
export const pickParts = (parts: readonly Field[], answer: unknown): Answers =>
  isAnswers(answer)
    ? Object.fromEntries(Object.entries(answer).filter(([id]) => parts.some((part) => part.id === id)))
    : {}

const labelOf = (field: Field, answer: unknown, context: EvaluationContext): Bilingual => {
  const read = (locale: Locale) =>
    flattenSections([{ path: '', heading: '', lines: describeSuggestion(field, answer, context, locale) }])
      .map(({ text }) => text)
      .join(', ')
  return { bn: read('bn'), en: read('en') }
}

/** True if the answer already equals the suggestion. Ignores documents, which get a new id in every application. */
export function isSuggestionApplied(field: Field, offered: unknown, answer: unknown): boolean {
  if (!isAnswers(offered) || !isAnswers(answer)) return JSON.stringify(offered) === JSON.stringify(answer)
  const documents = new Set(childFieldsOf(field, offered).flatMap((part) => (kindOf(part).documents ? [part.id] : [])))
  return Object.entries(offered).every(
    ([id, part]) => documents.has(id) || JSON.stringify(part) === JSON.stringify(answer[id]),
  )
}
