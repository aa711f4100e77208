import { getPermissionResults } from './permission-results.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

export const permissions: Invariant = {
  id: 'permissions',
  smoke: true,
  description:
    'every call by everybody, on own and others’ files, in own and other offices: as the permission table says; ' +
    'an unticked menu is 403 on the next call',
  check: async (scale) => {
    const { contracts, people, asked: query, wrong, unticked } = await getPermissionResults(scale)
    return invariantResult(
      `${contracts} calls × ${people} people: ${query} answers, ${wrong.length} wrong; ${unticked} menus unticked`,
      wrong.slice(0, 5),
    )
  },
}
