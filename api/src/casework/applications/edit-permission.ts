import type { setEditPermission as setEditPermissionEndpoint } from '@wewb/domain/casework/application-move-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { getVisibleApplication } from './application-access.ts'
import { loadFacts } from './evaluation-context.ts'
import { takeAction } from './take-action.ts'

const [allow, takeBack] = ['enable-edit', 'take-back']

/**
 * Opens the whole re-integration form for editing again, or closes it. Both are moves of the workflow, which checks and
 * records them.
 */
export async function setEditPermission(
  context: Context,
  { applicationNo, enabledYn, note }: InputOf<typeof setEditPermissionEndpoint>,
) {
  const { application } = await getVisibleApplication(context, applicationNo)
  const { revision } = application.row
  if (enabledYn === 'Y') {
    const { 'settings.defaultDueDay': dueOn } = await loadFacts(context, application)
    return await takeAction(context, { applicationNo, action: allow, reply: { note, dueOn }, revision })
  }
  // An application that was sent back with a list of corrections is not affected.
  if (application.acts.at(-1)?.move !== allow) return throwProblem('MOVE_NOT_OPEN')
  return await takeAction(context, { applicationNo, action: takeBack, reply: { note }, revision })
}
