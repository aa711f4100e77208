import { dueDateBefore, supervisedDesks } from '@wewb/domain/casework/supervision'
import { mergeVersions, versionsByService } from '#casework/applications/merge-versions.ts'
import type { RolesAndOffice } from '#identity/access/person.ts'
import type { PublishedDefinition } from '#services/definitions/queries.ts'

/**
 * Desks of a service whose applications a supervisor sees when they were due by that day; of these versions only, where
 * others have the desk in another level.
 */
export type SupervisedPair = { service: string; versions?: number[]; desks: string[]; dueBy: string }

export function supervisedPairs(
  versions: readonly PublishedDefinition[],
  { roles, office }: RolesAndOffice,
  { today, holidays }: { today: string; holidays: ReadonlySet<string> },
): SupervisedPair[] {
  if (office?.kind !== 'hq') return []
  return [...versionsByService(versions)].flatMap(([service, all]) => {
    const supervised = all.map(({ version, definition: { workflow } }) => ({
      version,
      watched: supervisedDesks(roles, workflow),
      desks: [...workflow.desks, ...(workflow.later ?? []), ...(workflow.appeals ?? [])].map(({ id }) => id),
    }))
    const spans = new Set(supervised.flatMap(({ watched }) => watched.map(({ days }) => days)))
    return [...spans].flatMap((span) =>
      mergeVersions(
        supervised.map(({ version, watched, desks }) => ({
          version,
          chosen: { desks: watched.filter(({ days }) => days === span).map(({ desk }) => desk) },
          known: { desks },
        })),
      ).flatMap(({ names: { desks }, versions: only }) =>
        desks.length > 0
          ? [{ service, desks, dueBy: dueDateBefore(today, span, holidays), ...(only && { versions: only }) }]
          : [],
      ),
    )
  })
}
