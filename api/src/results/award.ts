import { sql } from 'kysely'
import { maskName } from '../../../domain/src/language/mask-name.ts'
import { circularOf } from '../../../domain/src/services/circulars.ts'
import { fileOf, type File } from '../applications/file.ts'
import { digestsOf, studentKinds } from '../applications/keys.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { portalItself } from '../applications/person.ts'
import { findDueInstalments, type ApplicationRow } from '../applications/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import type { Setup } from '../setups/repository.ts'
import { instituteOf, textAt } from './candidates.ts'

type Awarding = Pick<Portal, 'secrets' | 'jobs' | 'now'>

/** An approved file becomes known: the applicant is told, the payment queued, the years to be paid written down. */
export async function award(tx: Tx, portal: Awarding, setup: Setup, row: ApplicationRow) {
  const file = await fileOf(tx, portal.secrets, row)
  const known = await knownOf({ ...portal, db: tx }, file)
  const told: File = { ...file, standing: { ...file.standing, isPublished: true } }
  const isRenewal = file.answers['applicationKind'] === 'RENEWAL'
  await makeMove(tx, portal, {
    file: told,
    person: portalItself,
    known,
    move: 'queue-payment',
    reply: {},
    besides: { published: true },
    tells: isRenewal ? 'APPROVED' : 'EDU_RESULT',
    title: { bn: setup.title_bng, en: setup.title },
  })
  if (isRenewal) return await approveInstalment(tx, portal, file, setup)
  await makeInstalments(tx, setup, row)
  await showInResult(tx, setup.id, row)
}

/** The next year of this very student's stipend. */
async function approveInstalment(tx: Tx, { secrets }: Awarding, { definition, answers, row }: File, setup: Setup) {
  const keys = digestsOf(secrets, definition, answers, setup.circular['passingYear']).filter(({ kind }) => studentKinds.has(kind))
  const [due] = await findDueInstalments(tx, row.id, keys, Number(setup.opens_on.slice(0, 4)))
  if (!due) return
  await tx.updateTable('instalment').set({ state: 'APPROVED' }).where('application_id', '=', due.application_id).where('no', '=', due.no).execute() // prettier-ignore
}

/** One row a year of the course. The first is approved with the result; the others wait for a renewal. After a revoked approval they begin anew. */
async function makeInstalments(tx: Tx, setup: Setup, row: ApplicationRow) {
  const first = Number(setup.opens_on.slice(0, 4))
  const years = circularOf(setup.service).yearsOf(setup.circular, row.answers)
  await tx
    .insertInto('instalment')
    .values(
      Array.from({ length: years }, (_, index) => ({
        application_id: row.id,
        no: index + 1,
        year: first + index,
        amount: row.amount ?? '0',
        state: index === 0 ? ('APPROVED' as const) : ('DUE' as const),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'no'])
        .doUpdateSet({ state: sql`excluded.state`, amount: sql`excluded.amount`, reason: null })
        .where('instalment.state', '=', 'STOPPED'),
    )
    .execute()
}

/** What the public may see: no NID, no phone, no address; the name masked. Who was approved outside the list stands at its end. */
async function showInResult(tx: Tx, setupId: number, row: ApplicationRow) {
  const ranked = await tx.selectFrom('merit_row').select('rank').where('application_id', '=', row.id).executeTakeFirst()
  const last = await tx
    .selectFrom('result_row')
    .select((eb) => eb.fn.max('rank').as('rank'))
    .where('setup_id', '=', setupId)
    .executeTakeFirst()
  const listed = await tx.selectFrom('merit_list').select('eligible').where('setup_id', '=', setupId).executeTakeFirst()
  await tx
    .insertInto('result_row')
    .values({
      setup_id: setupId,
      rank: ranked?.rank ?? Math.max(last?.rank ?? 0, listed?.eligible ?? 0) + 1,
      application_no: row.no,
      roll: textAt(row, 'rollNo'),
      name: maskName(row.name ?? row.name_bng ?? ''),
      institute: instituteOf(row),
      district: row.district,
      amount: row.amount ?? '0',
    })
    .execute()
}
