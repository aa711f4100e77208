import { getOwn } from '../collections/get-own.ts'
import { isAnswers, isBlank, type Answers } from '../conditions/holds.ts'
import { fieldsOf } from '../engine/definition-paths.ts'
import { describeFields, linesOf, type Line, type Section } from '../engine/describe.ts'
import { maskAnswers } from '../engine/part-answers.ts'
import { kindOf, partsOf, type Field } from '../fields/field.ts'
import { judgeAnswer } from '../fields/judge-answer.ts'
import type { Known } from '../fields/kind.ts'
import { fill, type Bilingual, type Locale } from '../language/bilingual.ts'
import { digitsInBoth } from '../language/digits.ts'
import { asAsked, peopleOf, storedAt } from './people.ts'
import { familyProfile } from './profile.ts'
import { byBlock, byFormat, byId, ownOfWorker, peopleFor } from './sources.ts'

/** Something a person has stored that fits a question: where it is from, what would be written (numbers by their last four), and the answer itself. */
export type Offer = { from: Bilingual; label: Bilingual; answer: unknown }

type Candidate = { from: Bilingual; answer: unknown }

/**
 * What of the profile fits this question. `known` has the names and documents of the profile, and the facts of the form.
 * Only what the question would take is offered: a photo of the wrong size, or a name in the wrong script, is not.
 */
export function offersFor(field: Field, stored: Answers, known: Known): Offer[] {
  const seen = new Set<string>()
  return candidatesFor(field, stored).flatMap(({ from, answer }) => {
    const key = JSON.stringify(answer)
    if (isBlank(answer) || seen.has(key) || !isTakenBy(field, answer, known)) return []
    seen.add(key)
    return [{ from, label: labelOf(field, answer, known), answer }]
  })
}

/** What will be written, line by line, as the confirmation shows it. */
export const offeredLines = (field: Field, answer: unknown, known: Known, locale: Locale): (Line | Section)[] => {
  // It is on the screen, so it is asked; the answers that say so are not at hand here.
  const { when: _when, ...bare } = field
  const asked = bare as Field
  const masked = maskAnswers({ steps: [{ id: 'offered', title: field.label, fields: [asked] }] }, { [field.id]: answer })
  return describeFields([asked], masked, '', { ...known, answers: [masked] }, locale)
}

/** The documents of the profile that an answer names, by their place inside it. */
export function documentsIn(field: Field, answer: unknown, path: string): { path: string; documents: string[] }[] {
  const own = kindOf(field).documents?.(answer) ?? []
  const inside = isAnswers(answer) ? partsOf(field, answer).flatMap((part) => documentsIn(part, answer[part.id], `${path}.${part.id}`)) : []
  return [...(own.length > 0 ? [{ path, documents: own }] : []), ...inside]
}

// What is still missing in the rows of a list, the person writes.
const isTakenBy = (field: Field, answer: unknown, known: Known) =>
  kindOf(field).hasRows === true || judgeAnswer(field, answer, { ...known, answers: [{}] }).length === 0

function candidatesFor(field: Field, stored: Answers): Candidate[] {
  // What the board sets or a register confirms is not the person's to bring.
  if (field.fixed || field.confirmedBy || kindOf(field).byServer) return []
  const people = getOwn(peopleFor, field.id)
  const parts = partsOf(field)
  if (people && parts.length > 0) return personsFor(field, people, stored)
  return sourcesOf(field).flatMap((path) => {
    const place = stored.workerIsMeYn === 'Y' ? (getOwn(ownOfWorker, path) ?? path) : path
    return storedAt(stored, place).map(({ answer, row }) => ({
      from: nameOf(place, row),
      answer: parts.length > 0 ? onlyParts(parts, answer) : answer,
    }))
  })
}

function personsFor(field: Field, names: NonNullable<(typeof peopleFor)[string]>, stored: Answers): Candidate[] {
  const everyone = peopleOf(stored)
  const found = names.flatMap((name) =>
    everyone[name].flatMap((person) => {
      const answer = asAsked(partsOf(field), person)
      return answer ? [{ from: titleOf(name), answer }] : []
    }),
  )
  if (!kindOf(field).hasRows) return found
  const most = 'most' in field && typeof field.most === 'number' ? field.most : found.length
  return found.length > 0 ? [{ from: titles.family, answer: found.slice(0, most).map(({ answer }) => answer) }] : []
}

function sourcesOf(field: Field): readonly string[] {
  const known = getOwn(byId, field.id)
  if (known) return known
  const block = 'block' in field ? byBlock[field.block] : undefined
  if (block) return block.toSorted((one, other) => Number(other === field.id) - Number(one === field.id))
  const format = 'format' in field && field.format ? byFormat[field.format] : undefined
  return format ?? labelled.flatMap(({ path, field: own }) => (isNamed(own, field) ? [path] : []))
}

/** A form that staff have built has names of its own; what it asks, it still calls by the usual words. */
const isNamed = (own: Field, { kind, label }: Field) => own.kind === kind && (own.label.en === label.en || own.label.bn === label.bn)

const labelled = fieldsOf(familyProfile).filter(({ home }) => home === '')
const labels = new Map(fieldsOf(familyProfile).map(({ path, field }) => [path, field.label]))
const numbered = { bn: '{label} {n}', en: '{label} {n}' }
const titles = { family: { bn: 'আপনার পরিবার', en: 'Your family' } }
const titleOf = (step: string): Bilingual => familyProfile.steps.find(({ id }) => id === step)?.title ?? titles.family

function nameOf(path: string, row?: number): Bilingual {
  const label = labels.get(row === undefined ? path : (path.split('.')[0] ?? '')) ?? titles.family
  return row === undefined ? label : fill(numbered, { label, n: digitsInBoth(row + 1) })
}

/** A copy of an address is an address like any other; whose passport it is, is no part of the passport. */
export const onlyParts = (parts: readonly Field[], answer: unknown): Answers =>
  isAnswers(answer) ? Object.fromEntries(Object.entries(answer).filter(([id]) => parts.some((part) => part.id === id))) : {}

const labelOf = (field: Field, answer: unknown, known: Known): Bilingual => {
  const read = (locale: Locale) =>
    linesOf([{ path: '', heading: '', lines: offeredLines(field, answer, known, locale) }])
      .map(({ text }) => text)
      .join(', ')
  return { bn: read('bn'), en: read('en') }
}

/** It stands there already. A document has another name in every application, so it is not compared. */
export function isTaken(field: Field, offered: unknown, answer: unknown): boolean {
  if (!isAnswers(offered) || !isAnswers(answer)) return JSON.stringify(offered) === JSON.stringify(answer)
  const papers = new Set(partsOf(field, offered).flatMap((part) => (kindOf(part).documents ? [part.id] : [])))
  return Object.entries(offered).every(([id, part]) => papers.has(id) || JSON.stringify(part) === JSON.stringify(answer[id]))
}
