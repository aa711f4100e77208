import { validatePhoneCallNote, type logPhoneCall as logContract } from '@wewb/domain/reporting/phone-call-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { getVisibleApplication } from '#casework/applications/application-access.ts'
import { getAccount } from '#identity/accounts/queries.ts'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describePhoneCall } from './list-phone-calls.ts'
import { maskPhone, phoneIndexOf, parseCaller } from './parse-caller.ts'
import { insertPhoneCall } from './queries.ts'

/** Logs a phone call. A draft may be deleted by its owner, so a call about one is not linked to it. */
export async function logPhoneCall(
  context: Context,
  { applicationNo, search, reason, note }: InputOf<typeof logContract>,
) {
  assertNoIssues(validatePhoneCallNote(note))
  const { db, secrets, actor } = context
  const row = applicationNo
    ? (await getVisibleApplication(context, normalizeApplicationNo(applicationNo))).application.row
    : undefined
  const phone = search ? parseCaller(secrets, search).phone : undefined
  const agent = await getAccount(db, actor.id)
  return await db.transaction().execute(async (tx) => {
    const call = await insertPhoneCall(tx, {
      application_id: row?.id ?? null,
      agent_id: actor.id,
      phone_index: phone ? phoneIndexOf(secrets, phone) : null,
      phone_masked: phone ? maskPhone(phone) : '',
      reason,
      note: note.trim(),
    })
    await recordAuditEntry(tx, actor, 'caller.logged', row ? `application:${row.no}` : 'caller', {
      call: call.id,
      reason,
    })
    return describePhoneCall({ ...call, ...agent, id: call.id, no: row?.no ?? null })
  })
}
