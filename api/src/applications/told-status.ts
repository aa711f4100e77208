import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ApplicationGroup } from '../../../domain/src/contracts/application-shapes.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import type { Tables } from '../platform/tables.ts'

/** The applications that lie where `isUntold` of the domain says that a decision waits for its publication. */
function isUntold(eb: ExpressionBuilder<Tables, 'application'>, services: readonly ServiceDefinition[]): Expression<SqlBool> {
  const places = services.flatMap(({ id, workflow }) => {
    const secret = Object.keys(workflow.states).filter((name) => workflow.states[name]?.secret)
    if (secret.length === 0) return []
    const waits = eb.and([
      eb('desk', 'is not distinct from', workflow.desks.at(-1)?.id ?? null),
      eb('status', 'in', ['SUBMITTED', 'UNDER_REVIEW']),
    ])
    return [eb.and([eb('service', '=', id), eb.or([eb('state', 'in', secret), waits])])]
  })
  return eb.and([eb('published', '=', false), eb.or(places)])
}

/** Those of a status, by its name or its code, as the applicant reads it: a filter must not tell what the list keeps secret. */
export function isToldAs(
  eb: ExpressionBuilder<Tables, 'application'>,
  services: readonly ServiceDefinition[],
  status: string,
): Expression<SqlBool> {
  const isCode = /^-?\d$/.test(status)
  const same = isCode ? eb('approval_status', '=', Number(status)) : eb('status', '=', status)
  const untold = isUntold(eb, services)
  return status === '0' || status === 'SUBMITTED' ? eb.or([same, untold]) : eb.and([same, eb.not(untold)])
}

/** The statuses and codes of each group, as `isToldAs` reads them. */
const groups: Record<ApplicationGroup, readonly string[]> = {
  draft: ['DRAFT'],
  'in-process': ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED'],
  approved: ['2'],
  paid: ['PAID', 'CLOSED'],
}

/** Those of a group, as their owner may know it. */
export const isToldIn = (
  eb: ExpressionBuilder<Tables, 'application'>,
  services: readonly ServiceDefinition[],
  group: ApplicationGroup,
): Expression<SqlBool> => eb.or(groups[group].map((status) => isToldAs(eb, services, status)))
