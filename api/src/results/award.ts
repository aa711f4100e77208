import { sql } from 'kysely'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import { fileOf, type File } from '../applications/file.ts'
import { digestsOf, studentKinds } from '../applications/keys.ts'
import { knownOf } from '../applications/known.ts'
import { makeMove } from '../applications/make-move.ts'
import { portalItself } from '../applications/person.ts'
import { findDueInstalments } from '../applications/renewals.ts'
import type { ApplicationRow } from '../applications/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import type { Setup } from '../setups/repository.ts'
import { publicationOf } from './publications.ts'
import { tieToAward } from './tie-to-award.ts'

type Awarding = Pick<Portal, 'secrets' | 'jobs' | 'now'>

/** An approved file becomes known: the applicant is told, the payment queued, the years to be paid written down. */
export async function award(tx: Tx, portal: Awarding, setup: Setup, row: ApplicationRow) {
  const file = await fileOf(tx, portal.secrets, row)
  const known = await knownOf({ ...portal, db: tx }, file)
  const told: File = { ...file, standing: { ...file.standing, isPublished: true } }
  const isRenewal = file.answers['applicationKind'] !== 'NEW'
  const { granted, renewed } = publicationOf(setup.service)
  await makeMove(tx, portal, {
    file: told,
    person: portalItself,
    known,
    move: 'queue-payment',
    reply: {},
    besides: { published: true },
    tells: isRenewal ? renewed : granted,
    title: { bn: setup.title_bng, en: setup.title },
  })
  if (isRenewal) return await approveInstalment(tx, portal, file, setup)
  await makeInstalments(tx, setup, row)
  await showInResult(tx, setup, row)
}

/** The year that this renewal was submitted for, of the award of this very child. */
async function approveInstalment(tx: Tx, { secrets, now }: Awarding, { definition, answers, row }: File, setup: Setup) {
  const keys = digestsOf(secrets, definition, answers, setup.circular['passingYear']).filter(({ kind }) => studentKinds.has(kind))
  const year = circularOf(setup.service).renewableYear(setup.opens_on, dhakaDay(now()))
  const due = (await findDueInstalments(tx, row, keys, year)).find(({ no }) => no === answers['installmentNo'])
  if (!due) return
  await tx.updateTable('instalment').set({ state: 'APPROVED' }).where('application_id', '=', due.application_id).where('no', '=', due.no).execute() // prettier-ignore
  await tieToAward(tx, secrets, row.id, due)
}

/** One row a year of the term. The first is approved with the result; the others wait for a renewal. After a revoked approval they begin anew. */
async function makeInstalments(tx: Tx, setup: Setup, row: ApplicationRow) {
  const circular = circularOf(setup.service)
  const first = circular.firstYear(setup.circular, setup.opens_on)
  const years = circular.yearsOf(setup.circular, row.answers)
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

/** What the public may see, and nothing else. Who was approved after the list was published stands at its end. */
async function showInResult(tx: Tx, setup: Setup, row: ApplicationRow) {
  const shown = await tx.selectFrom('result_row').select('rank').where('application_no', '=', row.no).executeTakeFirst()
  if (shown) return
  const ranked = await tx.selectFrom('merit_row').select('rank').where('application_id', '=', row.id).executeTakeFirst()
  const last = await tx
    .selectFrom('result_row')
    .select((eb) => eb.fn.max('rank').as('rank'))
    .where('setup_id', '=', setup.id)
    .executeTakeFirst()
  const listed = await tx.selectFrom('merit_list').select('eligible').where('setup_id', '=', setup.id).executeTakeFirst()
  await tx
    .insertInto('result_row')
    .values({
      setup_id: setup.id,
      rank: ranked?.rank ?? Math.max(last?.rank ?? 0, listed?.eligible ?? 0) + 1,
      application_no: row.no,
      amount: row.amount ?? '0',
      ...publicationOf(setup.service).shows(row),
    })
    .execute()
}
