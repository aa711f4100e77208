import { appealDesks } from '@wewb/domain/services/workflows/appeals'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { listHearable, listUnheardAppeals } from '#casework/applications/hearers.ts'
import { addActs, lockByNumber, updateApplication } from '#casework/applications/queries.ts'
import { recordAuditEntry, systemActor } from '#server/audit-log.ts'
import type { Portal } from '#server/context.ts'

/**
 * Gives appeals to the director general that no director may hear any more, because each was deactivated or has become
 * involved. The date of the decision stays.
 */
export async function passOnAppeals({ db, secrets, now }: Pick<Portal, 'db' | 'secrets' | 'now'>) {
  const [director, general] = appealDesks
  await db.transaction().execute(async (tx) => {
    const unheard = (await listUnheardAppeals(tx, secrets)).filter(({ desk }) => desk === director.id)
    const hearable = await listHearable(
      tx,
      secrets,
      unheard.map(({ id }) => id),
      'DG',
    )
    for (const { id, no } of unheard.filter((appeal) => hearable.has(appeal.id))) {
      const row = await lockByNumber(tx, no)
      if (row?.desk !== director.id || row.state !== 'appealed') continue
      await updateApplication(tx, row, { desk: general.id, taken_by: null, notified_role: null })
      await addActs(tx, [
        {
          application_id: id,
          at: now(),
          on_day: toDhakaDate(now()),
          move: 'holder-changed',
          person_id: null,
          desk: null,
          from_state: row.state,
          to_state: row.state,
          from_status: row.approval_status,
          to_status: row.approval_status,
          note: '',
          note_bng: '',
          amount: null,
          reply: '{}',
          reply_sealed: null,
          outcome: JSON.stringify({ holder: general.label.en, holderBng: general.label.bn }),
          changes_sealed: null,
        },
      ])
      await recordAuditEntry(tx, systemActor, 'application.reassigned', `application:${no}`, {
        desk: general.id,
        from: director.id,
        reason: 'nobody else may hear the appeal',
      })
    }
  })
}
