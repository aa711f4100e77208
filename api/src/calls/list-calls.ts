import { seeFile } from '../applications/access-file.ts'
import { isStaff } from '../applications/person.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { describeCall } from './describe-call.ts'
import { listCallRows } from './repository.ts'

/** What agents wrote about a file is the board's own record: not for who it is about. */
export async function listCalls(context: Context, { applicationNo }: { applicationNo: string }) {
  if (!isStaff(context.actor)) return refuse('NO_PERMISSION')
  const { file, person } = await seeFile(context, applicationNo)
  if (file.standing.owners.includes(person.id)) return refuse('NO_PERMISSION')
  return (await listCallRows(context.db, { files: [file.row.id] })).map(describeCall)
}
