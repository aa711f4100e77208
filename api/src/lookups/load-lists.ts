import { answerOf, isBlank, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { partsOf, rowsOf, type Field } from '../../../domain/src/fields/field.ts'
import { judgeAnswer } from '../../../domain/src/fields/judge-answer.ts'
import type { Lists } from '../../../domain/src/fields/kind.ts'
import type { LookupName } from '../../../domain/src/fields/lookup-names.ts'
import type { Database } from '../platform/database.ts'
import { officeLists } from './offices.ts'
import { findEntries } from './repository.ts'

export type Needed = { source: LookupName; values: string[] }
export type Entry = NonNullable<ReturnType<Lists>>

/** Lists that other capabilities keep in tables of their own, found by value. */
export type MoreLists = Partial<Record<LookupName, (db: Database, values: string[]) => Promise<Map<string, Entry>>>>

type Wishes = {
  more?: MoreLists
  /** For an application that is being made: what the board has withdrawn may no longer be chosen. Left out, it is still read by its name. */
  activeOnly?: boolean
}

/** The board's lists as the engine asks for them, holding exactly the needed entries. */
export async function loadLists(db: Database, needed: Needed[], { more: others = {}, activeOnly = false }: Wishes = {}): Promise<Lists> {
  const more: MoreLists = { ...officeLists, ...others }
  const found = new Map<string, Entry>()
  const wanted = needed.flatMap(({ source, values }) => (more[source] ? [] : values.map((code) => ({ source, code }))))
  const rows = wanted.length > 0 ? await findEntries(db, { wanted, activeOnly }) : []
  for (const row of rows) found.set(keyOf(row.source, row.code), { label: { bn: row.name_bng, en: row.name }, within: row.parents })
  for (const { source, values } of needed) {
    const entries = values.length > 0 ? await more[source]?.(db, values) : undefined
    for (const [value, entry] of entries ?? []) found.set(keyOf(source, value), entry)
  }
  return (source, value) => found.get(keyOf(source, value))
}

const keyOf = (source: string, value: string) => `${source} ${value}`

/** The entries an application names. Takes the answers as they are kept, so that those settled by facts are among them. */
export const listsFor = ({ steps }: Pick<ServiceDefinition, 'steps'>, kept: Answers): Needed[] =>
  listsForFields(
    steps.flatMap(({ fields }) => fields),
    kept,
  )

/** The same for fields that stand alone, such as those an officer is asked with a move. */
export function listsForFields(fields: readonly Field[], kept: Answers, around: readonly Answers[] = []): Needed[] {
  const needed = new Map<LookupName, Set<string>>()
  // Nobody but a field knows which list it looks into, so it is judged once, and what it asks for is written down.
  const lists: Lists = (source, value) => {
    needed.set(source, (needed.get(source) ?? new Set()).add(value))
    return undefined
  }
  const walk = (inside: readonly Field[], answers: readonly [Answers, ...Answers[]]) => {
    for (const field of inside) {
      const answer = answerOf(answers[0], field.id)
      if (isBlank(answer)) continue
      judgeAnswer(field, answer, { facts: {}, lists, answers })
      const parts = partsOf(field, answer)
      if (parts.length > 0) for (const { row } of rowsOf(field, answer, field.id)) walk(parts, [row, ...answers])
    }
  }
  walk(fields, [kept, ...around])
  return [...needed].map(([source, values]) => ({ source, values: [...values] }))
}

/** The names of listed answers, so that the browser need not load whole lists to show them. */
export const tellLists = (definition: Pick<ServiceDefinition, 'steps'>, kept: Answers, lists: Lists | undefined) =>
  Object.fromEntries(
    listsFor(definition, kept).flatMap(({ source, values }) =>
      values.flatMap((value) => {
        const entry = lists?.(source, value)
        return entry ? [[`${source}:${value}`, { ...entry.label, ...(entry.within ? { within: [...entry.within] } : {}) }] as const] : []
      }),
    ),
  )
