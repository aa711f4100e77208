import { dueDateBefore, supervisedDesks } from '@wewb/domain/casework/supervision'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { RolesAndOffice } from '#identity/access/person.ts'

/** Desks of a service whose applications a supervisor sees when they were due by that day. */
export type SupervisedPair = { service: string; desks: string[]; dueBy: string }

export function supervisedPairs(
  services: readonly ServiceDefinition[],
  { roles, office }: RolesAndOffice,
  { today, holidays }: { today: string; holidays: ReadonlySet<string> },
): SupervisedPair[] {
  if (office?.kind !== 'hq') return []
  return services.flatMap(({ id, workflow }) =>
    [...Map.groupBy(supervisedDesks(roles, workflow), ({ days }) => days)].map(([days, desks]) => ({
      service: id,
      desks: desks.map(({ desk }) => desk),
      dueBy: dueDateBefore(today, days, holidays),
    })),
  )
}
