import { evaluateCondition, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { CeilingRule, ClaimKey, ClaimRule, OncePerRule } from '#engine/definition/claim-rule.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { withoutBirthYear } from '#engine/fields/formats.ts'
import { freeNumbersOf, documentNumbersOf, spelled } from './claim-numbers.ts'
import { textAt } from './search-keys.ts'

/** The claim of an application under a rule, in clear. Only its keyed digest is stored. */
export type ClaimText = {
  rule: string
  text: string
  /** Given by a register, so that a different one shows a different claim. */
  proven: boolean
}

export type ClaimContext = {
  service: string
  /** Circular and fiscal year of the submission. */
  setupId: number | null
  fiscalYear: string
  /** Other numbers of the same person, such as earlier passports that a register knows, by the answered one. */
  aliases?: ReadonlyMap<string, readonly string[]>
}

export const isCeiling = (rule: ClaimRule): rule is CeilingRule => 'ceiling' in rule
export const isOncePer = (rule: ClaimRule): rule is OncePerRule => 'oncePer' in rule

/** The rules of a service. A programme published before the ledger names its only rule as a check. */
export function claimRulesOf({ claims, checks = [], keys }: ServiceDefinition): readonly ClaimRule[] {
  if (claims) return claims
  const old = (checks as { name: string; at?: string; otherwise: ClaimRule['otherwise'] }[]).find(
    ({ name }) => name === 'one-application-ever-per-person',
  )
  if (!old || !keys.nid) return []
  const { at, otherwise } = old
  return [{ id: 'person', code: 'E-24', oncePer: [{ anyOf: keys.nid }], otherwise, ...(at ? { at } : {}) }]
}

/** Returns whether the service is claimed once for each event of a worker, such as a death, by a relative. */
export const isOncePerEvent = (definition: ServiceDefinition): boolean =>
  definition.keys.relatedNid !== undefined &&
  claimRulesOf(definition)
    .filter(isOncePer)
    .some(({ oncePer }) => oncePer.flatMap(pathsOf).some((path) => definition.keys.passport?.includes(path)))

/** Paths of the answers that a part of a key consists of. */
export const pathsOf = (part: ClaimKey): string[] =>
  typeof part === 'string' ? [part] : 'day' in part ? [part.day] : part.anyOf.flat()

/** Returns the claims of the answers. A rule whose key is not answered has no claim. */
export const claimTextsOf = (rules: readonly ClaimRule[], normalized: Answers, context: ClaimContext): ClaimText[] =>
  rules
    .filter(({ when }) => evaluateCondition(when, { answers: [normalized], facts: {} }))
    .flatMap((rule) => {
      const parts = isCeiling(rule) ? rule.per : rule.oncePer
      const scope = [context.service, rule.id, isCeiling(rule) ? '' : periodOf(rule, context)]
      const found = parts
        .map((part) => valuesOf(part, normalized, context))
        .reduce<Value[]>(
          (before, values) =>
            before.flatMap((one) =>
              values.map(({ text, proven }) => ({ text: `${one.text}|${text}`, proven: one.proven || proven })),
            ),
          [{ text: scope.join('/'), proven: false }],
        )
      return distinct(found).map(({ text, proven }) => ({ rule: rule.id, text, proven }))
    })

type Value = { text: string; proven: boolean }

const periodOf = ({ within }: OncePerRule, { setupId, fiscalYear }: ClaimContext): string =>
  within === 'circular' ? String(setupId) : within === 'fiscal-year' ? fiscalYear : ''

function valuesOf(part: ClaimKey, normalized: Answers, { aliases }: ClaimContext): Value[] {
  if (typeof part !== 'string' && 'day' in part)
    return textAt(normalized, part.day).flatMap((day) => periodsOf(day, part.within))
  const { anyOf, proven = [], nids = [], documents = [] } = typeof part === 'string' ? { anyOf: [part] } : part
  return anyOf.flatMap((mark) => {
    // Numbers of a register and NIDs have their own format and are keys in any spelling.
    const isFreeText = typeof part !== 'string' && typeof mark === 'string' && ![...proven, ...nids].includes(mark)
    const together = [mark].flat().map((path) =>
      textAt(normalized, path)
        .flatMap((value) => [value, ...(aliases?.get(value) ?? [])])
        .flatMap((value) => {
          const own = isFreeText ? freeNumbersOf(value) : [spelled(value)]
          if (nids.includes(path)) return own.map(withoutBirthYear)
          return documents.includes(path) ? [...own, ...documentNumbersOf(value)] : own
        })
        .filter((value) => value !== ''),
    )
    const [first = [], ...rest] = together
    const texts = rest.reduce(
      (before, values) => before.flatMap((one) => values.map((value) => `${one}:${value}`)),
      first,
    )
    // A register gave the number as it is. Its digits alone only find the same number as somebody stated it.
    const given = typeof mark === 'string' && proven.includes(mark) ? textAt(normalized, mark).map(spelled) : []
    return texts.map((text) => ({ text, proven: given.includes(text) }))
  })
}

/** Changes with the way that texts are written, so that the ledger is filled again. */
export const claimTextVersion = 4

/** Overlapping periods of twice the length: two days that are no further apart share one of them. */
function periodsOf(day: string, length: number): Value[] {
  const period = Math.floor(Date.parse(day) / (length * MS_PER_DAY))
  return Number.isNaN(period) ? [] : [period - 1, period].map((no) => ({ text: `${length}/${no}`, proven: false }))
}
const MS_PER_DAY = 86_400_000

/** A value that is both stated and proven counts as proven. */
const distinct = (values: readonly Value[]): Value[] =>
  [...Map.groupBy(values, ({ text }) => text)].map(([text, same]) => ({
    text,
    proven: same.some(({ proven }) => proven),
  }))
