import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ApplicationGroup } from '@wewb/domain/casework/application-schemas'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Tables } from '#db/tables.ts'

/** Selects applications whose decision waits for publication, like `isAwaitingPublication` of the domain. */
function isUntold(
  eb: ExpressionBuilder<Tables, 'application'>,
  services: readonly ServiceDefinition[],
): Expression<SqlBool> {
  const states = services.flatMap(({ id, workflow }) => {
    const secret = Object.keys(workflow.states).filter((name) => workflow.states[name]?.secret)
    if (secret.length === 0) return []
    const waits = eb.and([
      eb('desk', 'is not distinct from', workflow.desks.at(-1)?.id ?? null),
      eb('status', 'in', ['SUBMITTED', 'UNDER_REVIEW']),
    ])
    return [eb.and([eb('service', '=', id), eb.or([eb('state', 'in', secret), waits])])]
  })
  return eb.and([eb('published', '=', false), eb.or(states)])
}

/**
 * Filters by a status name or code as the applicant sees it, so that a filter does not disclose an unpublished
 * decision.
 */
export function hasApplicantStatus(
  eb: ExpressionBuilder<Tables, 'application'>,
  services: readonly ServiceDefinition[],
  status: string,
): Expression<SqlBool> {
  const isCode = /^-?\d$/.test(status)
  const same = isCode ? eb('approval_status', '=', Number(status)) : eb('status', '=', status)
  const untold = isUntold(eb, services)
  return status === '0' || status === 'SUBMITTED' ? eb.or([same, untold]) : eb.and([same, eb.not(untold)])
}

/** Statuses and codes of each group, as `hasApplicantStatus` takes them. */
const groups: Record<ApplicationGroup, readonly string[]> = {
  draft: ['DRAFT'],
  'in-process': ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED'],
  approved: ['2'],
  paid: ['PAID', 'CLOSED'],
}

/** Filters by a group of statuses as the applicant sees them. */
export const isInApplicantGroup = (
  eb: ExpressionBuilder<Tables, 'application'>,
  services: readonly ServiceDefinition[],
  group: ApplicationGroup,
): Expression<SqlBool> => eb.or(groups[group].map((status) => hasApplicantStatus(eb, services, status)))
