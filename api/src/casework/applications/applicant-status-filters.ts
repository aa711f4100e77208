import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ApplicationGroup } from '@wewb/domain/casework/application-schemas'
import type { Tables } from '#db/tables.ts'
import type { PublishedDefinition } from '#services/definitions/queries.ts'
import { mergeVersions, versionsByService } from './merge-versions.ts'

const noDesk = ''

/** Selects applications whose decision waits for publication, like `isAwaitingPublication` of the domain. */
function isUntold(
  eb: ExpressionBuilder<Tables, 'application'>,
  versions: readonly PublishedDefinition[],
): Expression<SqlBool> {
  const untold = [...versionsByService(versions)].flatMap(([service, all]) =>
    mergeVersions(all.map(untoldNames)).flatMap(({ names, versions: only }) => {
      if (names.secret.length === 0) return []
      const waits = eb.and([
        eb(eb.fn.coalesce('desk', eb.val(noDesk)), 'in', names.lastDesk),
        eb('status', 'in', ['SUBMITTED', 'UNDER_REVIEW']),
      ])
      return [
        eb.and([
          eb('service', '=', service),
          ...(only ? [eb('version', 'in', only)] : []),
          eb.or([eb('state', 'in', names.secret), waits]),
        ]),
      ]
    }),
  )
  return eb.and([eb('published', '=', false), eb.or(untold)])
}

/** The states that hide a decision and the desk that makes it; none if this version publishes no list. */
function untoldNames({ version, definition: { workflow } }: PublishedDefinition) {
  const states = Object.keys(workflow.states)
  const secret = states.filter((name) => workflow.states[name]?.secret)
  const desks = workflow.desks.map(({ id }) => id)
  return {
    version,
    chosen: { secret, lastDesk: secret.length > 0 ? [desks.at(-1) ?? noDesk] : [] },
    known: { secret: states, lastDesk: [...desks, noDesk] },
  }
}

/**
 * Filters by a status name or code as the applicant sees it, so that a filter does not disclose an unpublished
 * decision.
 */
export function hasApplicantStatus(
  eb: ExpressionBuilder<Tables, 'application'>,
  versions: readonly PublishedDefinition[],
  status: string,
): Expression<SqlBool> {
  const isCode = /^-?\d$/.test(status)
  const same = isCode ? eb('approval_status', '=', Number(status)) : eb('status', '=', status)
  const untold = isUntold(eb, versions)
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
  versions: readonly PublishedDefinition[],
  group: ApplicationGroup,
): Expression<SqlBool> => eb.or(groups[group].map((status) => hasApplicantStatus(eb, versions, status)))
