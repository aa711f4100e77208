import { readMemberNumber } from '../../../domain/src/fields/member-number.ts'
import { seeFile } from '../applications/access-file.ts'
import { seesNumbers } from '../applications/person.ts'
import { findMember, type MemberRow } from '../members/repository.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'

export type SeenMember = { member: MemberRow; isOwn: boolean; isWhole: boolean }

/** The owner sees everything of the own membership; staff by what they may see of its file. Who may not is told it does not exist. */
export async function seeMember(context: Context, number: string): Promise<SeenMember> {
  const member = (await findMember(context.db, readMemberNumber(number) ?? '')) ?? refuse('NOT_FOUND')
  if (member.account_id === context.actor.id) return { member, isOwn: true, isWhole: true }
  const { no } = await context.db.selectFrom('application').select('no').where('id', '=', member.application_id).executeTakeFirstOrThrow()
  const { person } = await seeFile(context, no)
  return { member, isOwn: false, isWhole: seesNumbers(person) }
}
