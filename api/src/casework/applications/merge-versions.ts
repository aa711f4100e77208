import type { PublishedDefinition } from '#services/definitions/queries.ts'

/** Names of desks or states, by what they are for. */
type Names<Kind extends string> = Record<Kind, readonly string[]>
type VersionNames<Kind extends string> = { version: number; chosen: Names<Kind>; known: Names<Kind> }
/** `versions` is absent if the names mean the same in every version of the service. */
export type MergedNames<Kind extends string> = { names: Record<Kind, string[]>; versions?: number[] }

/**
 * Merges what is chosen in each version of a service, so that applications under way are found by the workflow of their
 * own version. Versions stay apart only if a name is chosen in one of them and not in another that has it too.
 */
export function mergeVersions<Kind extends string>(all: readonly VersionNames<Kind>[]): MergedNames<Kind>[] {
  const union = unite(all.map(({ chosen }) => chosen))
  const isSame = all.every(({ chosen, known }) =>
    kindsOf(union).every((kind) =>
      union[kind].every((name) => !known[kind].includes(name) || chosen[kind].includes(name)),
    ),
  )
  if (isSame) return [{ names: union }]
  const groups = Map.groupBy(all, ({ chosen }) => JSON.stringify(chosen))
  return [...groups.values()].map((same) => ({
    names: unite(same.map(({ chosen }) => chosen)),
    versions: same.map(({ version }) => version),
  }))
}

const kindsOf = <Kind extends string>(names: Names<Kind>) => Object.keys(names) as Kind[]

function unite<Kind extends string>(all: readonly Names<Kind>[]): Record<Kind, string[]> {
  const [first] = all
  const kinds = first ? kindsOf(first) : []
  return Object.fromEntries(kinds.map((kind) => [kind, [...new Set(all.flatMap((names) => names[kind]))]])) as Record<
    Kind,
    string[]
  >
}

/** Groups the versions by service. */
export const versionsByService = (versions: readonly PublishedDefinition[]) =>
  Map.groupBy(versions, ({ definition }) => definition.id)
