import { sql } from 'kysely'
import { fileOf, type File } from '../applications/file.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { portalItself } from '../applications/person.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { scholarship } from '../setups/repository.ts'

/** A renewal competes with nobody, so it waits for no list: once approved it is told and queued the next morning. */
export async function publishRenewals(portal: Pick<Portal, 'db' | 'secrets' | 'jobs' | 'now'>) {
  const approved = await portal.db
    .selectFrom('application')
    .select('id')
    .where('service', '=', scholarship)
    .where('state', '=', 'approved')
    .where(sql<string>`answers->>'applicationKind'`, '=', 'RENEWAL')
    .execute()
  for (const { id } of approved)
    await portal.db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('application').selectAll().where('id', '=', id).where('state', '=', 'approved').forUpdate().executeTakeFirst() // prettier-ignore
      if (!row) return
      const file = await fileOf(tx, portal.secrets, row)
      const known = await knownOf({ ...portal, db: tx }, file)
      const told: File = { ...file, standing: { ...file.standing, isPublished: true } }
      await makeMove(tx, portal, { file: told, person: portalItself, known, move: 'queue-payment', reply: {}, besides: { published: true }, tells: 'APPROVED' }) // prettier-ignore
      await approveInstalment(tx, row.applicant_id)
    })
}

/** The next year of the stipend that is still due to this person. */
async function approveInstalment(tx: Tx, applicantId: number | null) {
  const due = await tx
    .selectFrom('instalment')
    .innerJoin('application', 'application.id', 'instalment.application_id')
    .select(['instalment.application_id', 'instalment.no'])
    .where('application.applicant_id', '=', applicantId)
    .where('instalment.state', '=', 'DUE')
    .orderBy('instalment.year')
    .orderBy('instalment.no')
    .executeTakeFirst()
  if (!due) return
  await tx.updateTable('instalment').set({ state: 'APPROVED' }).where('application_id', '=', due.application_id).where('no', '=', due.no).execute() // prettier-ignore
}
