import { sql } from 'kysely'
import type { Tx } from '#db/database.ts'

type Ids = readonly number[]

/** The files are collected when no row refers to them any more. */
export const deleteDocuments = (tx: Tx, ids: Ids) =>
  tx.deleteFrom('document').where('application_id', 'in', ids).execute()

export const listAnswers = (tx: Tx, ids: Ids) =>
  tx.selectFrom('application').select(['id', 'service', 'version', 'answers']).where('id', 'in', ids).execute()

type Retained = { id: number; answers: string; today: string }

export const updateToRetained = (tx: Tx, { id, answers, today }: Retained) =>
  tx
    .updateTable('application')
    .set({
      answers,
      answers_sealed: null,
      answers_before: null,
      name: null,
      name_bng: null,
      contact: null,
      answers_removed_on: today,
    })
    .where('id', '=', id)
    .execute()

/** Removes texts of officers and what the application is found by. The claims ledger has digests of its own. */
export async function removeApplicationTexts(tx: Tx, ids: Ids) {
  await sql`select remove_application_texts(${ids}::bigint[])`.execute(tx)
  await tx.deleteFrom('application_key').where('application_id', 'in', ids).execute()
  await tx.deleteFrom('desk_check_list').where('application_id', 'in', ids).execute()
  await tx.deleteFrom('cross_check_reason').where('application_id', 'in', ids).execute()
  // Reports count referrals by type of service and provider.
  await sql`update acknowledgement set answers_sealed = null, answers = jsonb_strip_nulls(jsonb_build_object(
      'serviceTypeId', answers->'serviceTypeId', 'serviceProviderId', answers->'serviceProviderId'))
    where application_id = any (${ids}::bigint[])`.execute(tx)
}

type Emptied = { ids: Ids; sealed: Buffer; today: string }

export async function emptyComplaints(tx: Tx, { ids, sealed, today }: Emptied) {
  await tx
    .updateTable('complaint')
    .set({
      answers: '{}',
      answers_sealed: sealed,
      subject: '',
      mobile_index: Buffer.alloc(0),
      answers_removed_on: today,
    })
    .where('id', 'in', ids)
    .execute()
  await sql`select remove_complaint_texts(${ids}::bigint[], ${sealed})`.execute(tx)
}

export const emptyCalls = (tx: Tx, ids: Ids, runId: number) =>
  sql`select remove_call_texts(${ids}::bigint[], ${runId})`.execute(tx)

export const emptyMessages = (tx: Tx, ids: Ids) =>
  tx.updateTable('message').set({ recipient: '', subject: null, body: '' }).where('id', 'in', ids).execute()
