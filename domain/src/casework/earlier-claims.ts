import { evaluateCondition, isBlank, resolveAnswer, type Answers } from '#engine/conditions/evaluate-condition.ts'
import { referencedFields } from '#engine/conditions/condition-references.ts'
import type { ClaimKey, ClaimRule } from '#engine/definition/claim-rule.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { claimRulesOf, claimTextsOf, isCeiling, pathsOf } from '#engine/evaluation/claim-keys.ts'
import { flattenDefinition } from '#engine/evaluation/field-paths.ts'
import { kindOf, type Field } from '#engine/fields/field.ts'
import { earlierAnswersOf, setAt, type EarlierPerson } from './earlier-answers.ts'

type ClaimColumn = { id: string; path: string; field: Field }

/** Column of a sheet with the answer at a path, or the NID or passport that every sheet may have. */
const personColumnsOf = ({ keys }: ServiceDefinition): Map<string, string> =>
  new Map(
    [
      [(keys.nid ?? keys.relatedNid)?.[0], 'nid'],
      [keys.passport?.[0], 'passport'],
    ].flatMap(([path, id]): [string, string][] => (path !== undefined && id !== undefined ? [[path, id]] : [])),
  )

/** Rules that a decided application still counts for. Circulars of today had no application before the portal. */
const countedRules = (definition: ServiceDefinition): readonly ClaimRule[] =>
  claimRulesOf(definition).filter(
    (rule) => isCeiling(rule) || (rule.within !== 'circular' && rule.until !== 'decided' && rule.until !== 'closed'),
  )

const partsOf = (rule: ClaimRule) => (isCeiling(rule) ? rule.per : rule.oncePer)
const listOf = (part: ClaimKey, list: 'proven' | 'documents'): readonly string[] =>
  typeof part === 'string' || 'day' in part ? [] : (part[list] ?? [])

/** The answers, besides NID and passport number, by which a record enters the claims ledger. */
export function claimColumnsOf(definition: ServiceDefinition): ClaimColumn[] {
  const known = personColumnsOf(definition)
  const parts = countedRules(definition).flatMap(partsOf)
  const [proven, documents] = [
    parts.flatMap((part) => listOf(part, 'proven')),
    parts.flatMap((part) => listOf(part, 'documents')),
  ]
  const asked = new Set([
    ...countedRules(definition).flatMap(({ when }) => referencedFields(when)),
    ...parts.flatMap(pathsOf).filter((path) => !proven.includes(path)),
  ])
  const entries = flattenDefinition(definition)
  const lists = entries.filter(({ field }) => kindOf(field).hasRows === true).map(({ path }) => `${path}.`)
  return entries
    .filter(({ path }) => asked.has(path) && !known.has(path) && !lists.some((list) => path.startsWith(list)))
    .filter(({ path, field }) => documents.includes(path) || field.optional !== true)
    .map(({ path, field }) => ({ id: path.split('.').at(-1) ?? path, path, field }))
}

/** The answers of a record with which it enters the ledger. */
export function earlierClaimAnswers(definition: ServiceDefinition, person: EarlierPerson): Answers {
  const answers = earlierAnswersOf(definition, person)
  for (const { id, path } of claimColumnsOf(definition)) {
    const value = person.claimed?.[id]
    if (value !== undefined) setAt(answers, path, value)
  }
  return answers
}

/**
 * Returns the columns that a granted record lacks to hold its claim as an application would. Each entry lists the
 * choices of which one is enough. A ceiling counts in the fiscal year of its decision only.
 */
export function missingClaimColumns(
  definition: ServiceDefinition,
  answers: Answers,
  isOfThisYear: boolean,
): string[][][] {
  const columns = new Map([
    ...personColumnsOf(definition),
    ...claimColumnsOf(definition).map(({ path, id }) => [path, id] as const),
  ])
  const fields = new Map(flattenDefinition(definition).map(({ path, field }) => [path, field]))
  const isAskedWith = (path: string, { when }: ClaimRule) => {
    const asked = fields.get(path)?.when
    return asked === undefined || JSON.stringify(asked) === JSON.stringify(when)
  }
  const missing = countedRules(definition)
    .filter((rule) => !isCeiling(rule) || isOfThisYear)
    .flatMap((rule): string[][][] => {
      const blank = referencedFields(rule.when).filter((path) => isBlank(resolveAnswer(path, { answers: [answers] })))
      if (blank.length > 0) return blank.map((path) => [[path]])
      if (!evaluateCondition(rule.when, { answers: [answers], facts: {} })) return []
      return partsOf(rule)
        .flatMap((part) => waysOf(part))
        .filter((part) => typeof part !== 'string' || isAskedWith(part, rule))
        .filter((part) => isUnanswered(part, answers))
        .map((part) =>
          typeof part === 'string' || 'day' in part ? [pathsOf(part)] : part.anyOf.map((mark) => [mark].flat()),
        )
    })
    .map((marks) =>
      marks.flatMap((paths) =>
        paths.every((path) => columns.has(path)) ? [paths.map((path) => columns.get(path) ?? '')] : [],
      ),
    )
    .filter((choices) => choices.length > 0)
  return missing.filter((one, index) => missing.findIndex((other) => String(other) === String(one)) === index)
}

/** The number of a document and the person are both needed: either may be another in the next application. */
function waysOf(part: ClaimKey): ClaimKey[] {
  if (typeof part === 'string' || 'day' in part) return [part]
  const { proven: _, documents = [], anyOf, ...rest } = part
  const stated = anyOf.filter((mark) => !listOf(part, 'proven').includes(String(mark)))
  const ofDocument = stated.filter((mark) => documents.includes(String(mark)))
  const others = stated.filter((mark) => !ofDocument.includes(mark))
  return [ofDocument, others].filter((marks) => marks.length > 0).map((marks) => ({ ...rest, anyOf: marks }))
}

const isUnanswered = (part: ClaimKey, answers: Answers): boolean =>
  claimTextsOf([{ id: 'part', oncePer: [part], otherwise: { bn: '', en: '' } }], answers, {
    service: '',
    setupId: null,
    fiscalYear: '',
  }).length === 0
