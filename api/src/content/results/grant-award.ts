import { toDhakaDate } from '@wewb/domain/language/dates'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import { loadApplication, type Application } from '#casework/applications/application.ts'
import { applicationKeysOf, studentKeyKinds } from '#casework/applications/application-keys.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import { systemPerson } from '#identity/access/person.ts'
import { listDueInstalments } from '#casework/applications/renewals.ts'
import type { ApplicationRow } from '#casework/applications/queries.ts'
import type { Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import type { Setup } from '#services/setups/queries.ts'
import { insertInstalments, updateUnpaidInstalment } from './instalment-queries.ts'
import { linkPaymentToAward } from './link-payment-to-award.ts'
import { findMeritRank } from './merit-row-queries.ts'
import { getPublicationByService } from './publications.ts'
import { findEligibleCount } from './queries.ts'
import { findLastResultRank, findResultRank, insertResultRow } from './result-row-queries.ts'

type AwardContext = Pick<Portal, 'secrets' | 'jobs' | 'now' | 'extensions'>

/** Grants an award: notifies the applicant, queues the payment and creates the instalments. */
export async function grantAward(tx: Tx, portal: AwardContext, setup: Setup, row: ApplicationRow) {
  const application = await loadApplication(tx, portal.secrets, row)
  const context = await loadEvaluationContext({ ...portal, db: tx }, application)
  const publishedApplication: Application = {
    ...application,
    workflowState: { ...application.workflowState, isPublished: true },
  }
  const isRenewal = application.answers['applicationKind'] !== 'NEW'
  const { grantedTemplate, renewedTemplate } = getPublicationByService(setup.service)
  await executeMove(tx, portal, {
    application: publishedApplication,
    person: systemPerson,
    evaluationContext: context,
    move: 'queue-payment',
    reply: {},
    extraColumns: { published: true },
    templateOverride: isRenewal ? renewedTemplate : grantedTemplate,
    title: { bn: setup.title_bng, en: setup.title },
  })
  if (isRenewal) return await approveInstalment(tx, portal, application, setup)
  await makeInstalments(tx, setup, row)
  await addToResult(tx, setup, row)
}

/** Approves the instalment that this renewal was submitted for, in the award of the same child. */
async function approveInstalment(
  tx: Tx,
  { secrets, now }: AwardContext,
  { definition, answers, row }: Application,
  setup: Setup,
) {
  const keys = applicationKeysOf(secrets, definition, answers, setup.circular['passingYear']).filter(({ kind }) =>
    studentKeyKinds.has(kind),
  )
  const year = circularTypeOf(setup.service).renewableYear(setup.opens_on, toDhakaDate(now()))
  const due = (await listDueInstalments(tx, row, keys, year)).find(({ no }) => no === answers['installmentNo'])
  // Without a year that is due, the payment belongs to no instalment, and no batch takes it.
  if (!due || (await updateUnpaidInstalment(tx, due, 'APPROVED')).numUpdatedRows === 0n) return
  await linkPaymentToAward(tx, secrets, row.id, due)
}

/**
 * Creates one instalment per year of the term. The first is approved with the result; the others wait for a renewal.
 * Instalments stopped by a revoked approval are reset.
 */
async function makeInstalments(tx: Tx, setup: Setup, row: ApplicationRow) {
  const circular = circularTypeOf(setup.service)
  const first = circular.firstYear(setup.circular, setup.opens_on)
  const years = circular.yearsOf(setup.circular, row.answers)
  await insertInstalments(
    tx,
    Array.from({ length: years }, (_, index) => ({
      application_id: row.id,
      no: index + 1,
      year: first + index,
      amount: row.amount ?? '0',
      state: index === 0 ? ('APPROVED' as const) : ('DUE' as const),
    })),
  )
}

/** Inserts the public columns of the result. An application approved after publication goes to the end of the list. */
async function addToResult(tx: Tx, setup: Setup, row: ApplicationRow) {
  const shown = await findResultRank(tx, row.no)
  if (shown) return
  const ranked = await findMeritRank(tx, row.id)
  const last = await findLastResultRank(tx, setup.id)
  const listed = await findEligibleCount(tx, setup.id)
  await insertResultRow(tx, {
    setup_id: setup.id,
    rank: ranked?.rank ?? Math.max(last?.rank ?? 0, listed?.eligible ?? 0) + 1,
    application_no: row.no,
    amount: row.amount ?? '0',
    ...getPublicationByService(setup.service).publicColumns(row),
  })
}
