import type { setEditPermission as permissionCall } from '../../../domain/src/contracts/application-moves.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { seeFile } from './access-file.ts'
import { factsOf } from './known.ts'
import { takeAction } from './take-action.ts'

const [allow, takeBack] = ['enable-edit', 'take-back']

/** SPEC.md's "edit permission enabled" as a call of its own. It is two moves of the engine, which guards and records them. */
export async function setEditPermission(context: Context, { applicationNo, enabledYn, note }: InputOf<typeof permissionCall>) {
  const { file } = await seeFile(context, applicationNo)
  const { revision } = file.row
  if (enabledYn === 'Y') {
    const { 'settings.defaultDueDay': dueOn } = await factsOf(context, file)
    return await takeAction(context, { applicationNo, action: allow, reply: { note, dueOn }, revision })
  }
  // What was sent back with a list of its own is another matter.
  if (file.acts.at(-1)?.move !== allow) return refuse('MOVE_NOT_OPEN')
  return await takeAction(context, { applicationNo, action: takeBack, reply: { note }, revision })
}
