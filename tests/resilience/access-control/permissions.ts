import { getPermissionResults } from './permission-results.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

export const permissions: Invariant = {
  id: 'permissions',
  smoke: true,
  description:
    'every endpoint requested by every role, on own and other applications, in own and other offices: the status is ' +
    'that of the permission table; a revoked menu returns 403 from the next request on',
  check: async (scale) => {
    const { endpointCount, actorCount, requestCount, wrong, revoked } = await getPermissionResults(scale)
    return invariantResult(
      `${endpointCount} endpoints × ${actorCount} actors: ${requestCount} responses, ${wrong.length} wrong; ` +
        `${revoked} menus revoked`,
      wrong.slice(0, 5),
    )
  },
}
