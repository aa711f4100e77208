import { canaries as values } from './canary-values.ts'
import { getPermissionResults } from './permission-results.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

export const dataLeaks: Invariant = {
  id: 'canaries',
  smoke: true,
  description:
    'NID, passport, account, illness, phone and birth date: in no response to an actor without access, ' +
    'in no log of the portal or of its database',
  check: async (scale) => {
    const { searched, leaks, unheard, lines } = await getPermissionResults(scale)
    const figure =
      `${Object.keys(values).length} values, ${searched} responses and ${lines} log lines ` +
      `searched: ${leaks.length} found`
    // A canary that nobody can read would make the check meaningless.
    return invariantResult(figure, [
      ...leaks.slice(0, 5),
      unheard.length > 0 && `their owner did not receive ${unheard.join(', ')}`,
    ])
  },
}
