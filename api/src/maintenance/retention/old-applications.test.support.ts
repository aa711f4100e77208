import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { TestPortal } from '#testing/test-portal.ts'

/** For tests of removals: applications that ended long ago. */
export function oldApplications(portal: TestPortal) {
  const idOf = async (no: string) =>
    (await portal.db.selectFrom('application').select('id').where('no', '=', no).executeTakeFirstOrThrow()).id
  const documentsOf = async (no: string) =>
    (
      await portal.db
        .selectFrom('document')
        .select('id')
        .where('application_id', '=', await idOf(no))
        .execute()
    ).length

  /** An application that was refused ten years ago, with a document. */
  async function insertRefused(no: string, changes: object = {}) {
    const { id } = await portal.db
      .insertInto('application')
      .values({
        no,
        service: 'edu-allowance',
        version: 1,
        state: 'rejected',
        status: 'REJECTED',
        approval_status: -2,
        since: '2015-06-01',
        name: 'RAHIMA KHATUN',
        answers: JSON.stringify({ gender: 'FEMALE', studentNameEn: 'RAHIMA KHATUN' }),
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const file = { sha256: randomBytes(32), media_type: 'image/jpeg', size: 1, file_name: 'photo.jpg', path: 'photo' }
    await portal.db
      .insertInto('document')
      .values({ ...file, application_id: id })
      .execute()
    return id
  }
  /** A renewal that was refused after a payment, which says of which award it is. */
  async function insertRenewal(no: string, awardNo: string) {
    await sql`insert into payment (application_id, award_id, instalment_no, attempt, module, fiscal_year, state, amount,
        account_sealed, approved_on, queued_on, batch_id, serial, reference, sent_on, value_date, bank_reference)
      select ${await insertRefused(no)}, award_id, 2, 1, module, fiscal_year, state, amount, account_sealed,
        approved_on, queued_on, batch_id, 2, 'R-2', sent_on, value_date, 'B-2'
      from payment where application_id = ${await idOf(awardNo)}`.execute(portal.db)
  }

  /** Texts that officers wrote about it outside of its history. */
  async function insertRemarks(id: number) {
    const text = 'Rahima was seen at work.'
    const officer = sql`(select min(id) from account)`
    await sql`insert into acknowledgement (referral_no, application_id, answers, status, entered_by)
      values ('R-1', ${id}, '{}', 'OPEN', ${officer})`.execute(portal.db)
    await sql`insert into acknowledgement_step (referral_no, status, remarks, by_id)
      values ('R-1', 'OPEN', ${text}, ${officer})`.execute(portal.db)
    await sql`insert into claim_override (claim_digest, blocks, application_id, reason, requested_by, requested_at,
        decision, note, decided_by, decided_at)
      select '', '[]', ${id}, ${text}, min(id), now(), 'DECLINED', ${text}, max(id), now() from account`.execute(
      portal.db,
    )
    await sql`insert into claim_waiver (application_id, reason, requested_by, requested_at, decision, note, decided_by,
        decided_at)
      select ${id}, ${text}, min(id), now(), 'DECLINED', ${text}, max(id), now() from account`.execute(portal.db)
    await sql`insert into share_decision (application_id, version, basis, shares, heirs, reason, account_id, at)
      values (${id}, 1, 'CHANGED', '{10000}', '[]', ${text}, ${officer}, now())`.execute(portal.db)
  }

  async function remarksOf(id: number) {
    const { rows } = await sql<{ text: string }>`select remarks as text from acknowledgement_step
      union all select reason || note from claim_override where application_id = ${id}
      union all select reason || note from claim_waiver where application_id = ${id}
      union all select reason from share_decision where application_id = ${id}`.execute(portal.db)
    return rows.map(({ text }) => text)
  }
  return { idOf, documentsOf, insertRefused, insertRenewal, insertRemarks, remarksOf }
}
