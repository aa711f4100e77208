import { judgeNote, type logCall as logContract } from '../../../domain/src/contracts/calls.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import { seeFile } from '../applications/access-file.ts'
import { getAccount } from '../accounts/repository.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeCall } from './describe-call.ts'
import { maskPhone, phoneIndexOf, readCaller } from './read-caller.ts'

/** A draft may still be deleted by its writer, so a call about one is logged on no file. */
export async function logCall(context: Context, { applicationNo, search, reason, note }: InputOf<typeof logContract>) {
  insist(judgeNote(note))
  const { db, secrets, actor } = context
  const row = applicationNo ? (await seeFile(context, readApplicationNo(applicationNo))).file.row : undefined
  const phone = search ? readCaller(secrets, search).phone : undefined
  const agent = await getAccount(db, actor.id)
  return await db.transaction().execute(async (tx) => {
    const call = await tx
      .insertInto('call_log')
      .values({
        application_id: row?.id ?? null,
        agent_id: actor.id,
        phone_index: phone ? phoneIndexOf(secrets, phone) : null,
        phone_masked: phone ? maskPhone(phone) : '',
        reason,
        note: note.trim(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(tx, actor, 'caller.logged', row ? `application:${row.no}` : 'caller', { call: call.id, reason })
    return describeCall({ ...call, ...agent, id: call.id, no: row?.no ?? null })
  })
}
