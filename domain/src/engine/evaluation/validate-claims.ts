import { referencedFacts, referencedFields } from '#engine/conditions/condition-references.ts'
import type { ClaimRule } from '#engine/definition/claim-rule.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { isCeiling, pathsOf } from './claim-keys.ts'
import { findDuplicates } from './find-duplicates.ts'

/** Checks that the rules of the claims ledger have names of their own and refer to answers of this form. */
export const validateClaims = ({ claims = [] }: ServiceDefinition, paths: ReadonlySet<string>): string[] => [
  ...findDuplicates(claims.map(({ id }) => id)).map((id) => `two claim rules are called ${id}`),
  ...claims.flatMap((rule) => [
    ...referencesOf(rule)
      .filter((path) => !paths.has(path))
      .map((path) => `the claim rule ${rule.id} refers to ${path}, which is no field`),
    // Old applications are entered without facts.
    ...referencedFacts(rule.when).map(
      (fact) => `the claim rule ${rule.id} asks for the fact ${fact}, not for an answer`,
    ),
    ...outsideKey(rule, 'proven').map(
      (path) => `the claim rule ${rule.id} calls ${path} proven, which is not part of its key`,
    ),
    ...outsideKey(rule, 'documents').map(
      (path) => `the claim rule ${rule.id} calls ${path} the number of a document, which is not part of its key`,
    ),
  ]),
]

const keysOf = (rule: ClaimRule) => (isCeiling(rule) ? rule.per : rule.oncePer)

const referencesOf = (rule: ClaimRule): string[] => [
  ...keysOf(rule).flatMap(pathsOf),
  ...referencedFields(rule.when),
  ...(rule.at ? [rule.at] : []),
]

const outsideKey = (rule: ClaimRule, list: 'proven' | 'documents'): string[] =>
  keysOf(rule).flatMap((key) =>
    typeof key === 'string' || 'day' in key ? [] : (key[list] ?? []).filter((path) => !key.anyOf.includes(path)),
  )
