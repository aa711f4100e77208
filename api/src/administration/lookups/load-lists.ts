import { ownAnswer, isBlank, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { childFieldsOf, rowsOf, type Field } from '@wewb/domain/engine/fields/field'
import { validateAnswer } from '@wewb/domain/engine/fields/validate-answer'
import type { LookupResolver } from '@wewb/domain/engine/fields/kind'
import type { LookupName } from '@wewb/domain/engine/fields/lookup-names'
import type { Database } from '#db/database.ts'
import { officeLists } from '#administration/offices/office-lookups.ts'
import { findEntries } from './queries.ts'

export type NeededEntries = { source: LookupName; values: string[] }
export type ResolvedEntry = NonNullable<ReturnType<LookupResolver>>

/** Resolvers for lists that other modules store in their own tables, by value. */
export type CustomLists = Partial<
  Record<LookupName, (db: Database, values: string[]) => Promise<Map<string, ResolvedEntry>>>
>

type LoadOptions = {
  customLists?: CustomLists
  /**
   * True while an application is being written: withdrawn entries can no longer be chosen. Otherwise they still resolve
   * to their names.
   */
  activeOnly?: boolean
}

/** Loads exactly the needed entries of the lookup lists, as a resolver for the engine. */
export async function loadLists(
  db: Database,
  needed: NeededEntries[],
  { customLists = {}, activeOnly = false }: LoadOptions = {},
): Promise<LookupResolver> {
  const resolvers: CustomLists = { ...officeLists, ...customLists }
  const found = new Map<string, ResolvedEntry>()
  const missing = needed.flatMap(({ source, values }) =>
    resolvers[source] ? [] : values.map((code) => ({ source, code })),
  )
  const rows = missing.length > 0 ? await findEntries(db, { wanted: missing, activeOnly }) : []
  for (const row of rows)
    found.set(keyOf(row.source, row.code), { label: { bn: row.name_bng, en: row.name }, within: row.parents })
  for (const { source, values } of needed) {
    const entries = values.length > 0 ? await resolvers[source]?.(db, values) : undefined
    for (const [value, entry] of entries ?? []) found.set(keyOf(source, value), entry)
  }
  return (source, value) => found.get(keyOf(source, value))
}

const keyOf = (source: string, value: string) => `${source} ${value}`

/**
 * Collects the lookup entries that an application refers to. Takes the stored answers, which include those derived from
 * facts.
 */
export const neededEntriesOf = ({ steps }: Pick<ServiceDefinition, 'steps'>, normalized: Answers): NeededEntries[] =>
  neededEntriesOfFields(
    steps.flatMap(({ fields }) => fields),
    normalized,
  )

/** Collects the entries for fields outside a service definition, such as the action fields of a move. */
export function neededEntriesOfFields(
  fields: readonly Field[],
  normalized: Answers,
  around: readonly Answers[] = [],
): NeededEntries[] {
  const needed = new Map<LookupName, Set<string>>()
  // Only the field knows its list, so each field is validated once with a resolver that records what it requests.
  const lists: LookupResolver = (source, value) => {
    needed.set(source, (needed.get(source) ?? new Set()).add(value))
    return undefined
  }
  const walk = (inside: readonly Field[], answers: readonly [Answers, ...Answers[]]) => {
    for (const field of inside) {
      const answer = ownAnswer(answers[0], field.id)
      if (isBlank(answer)) continue
      validateAnswer(field, answer, { facts: {}, lists, answers })
      const parts = childFieldsOf(field, answer)
      if (parts.length > 0) for (const { row } of rowsOf(field, answer, field.id)) walk(parts, [row, ...answers])
    }
  }
  walk(fields, [normalized, ...around])
  return [...needed].map(([source, values]) => ({ source, values: [...values] }))
}

/** Returns the names of the selected entries, so that the browser need not load whole lists to display them. */
export const presentLists = (
  definition: Pick<ServiceDefinition, 'steps'>,
  normalized: Answers,
  lists: LookupResolver | undefined,
) =>
  Object.fromEntries(
    neededEntriesOf(definition, normalized).flatMap(({ source, values }) =>
      values.flatMap((value) => {
        const entry = lists?.(source, value)
        return entry
          ? [
              [
                `${source}:${value}`,
                { ...entry.label, ...(entry.within ? { within: [...entry.within] } : {}) },
              ] as const,
            ]
          : []
      }),
    ),
  )
