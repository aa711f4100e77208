import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { isHolder, availableMoves, mayReassign } from '@wewb/domain/engine/evaluation/moves'
import { maskAnswers } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { actionFieldsOf, isReplyDocumentPath } from '@wewb/domain/engine/evaluation/reply'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { deadlineStatusOf } from '@wewb/domain/engine/evaluation/working-days'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { presentLists } from '#administration/lookups/load-lists.ts'
import { yesNo } from '#server/listing.ts'
import type { Context } from '#server/context.ts'
import { findSetup } from '#services/setups/queries.ts'
import { presentReview } from '#casework/reviews/check-review.ts'
import { storeFlags } from '#casework/cross-checks/assert-answered.ts'
import { presentClaim } from '#casework/claims/claim-exceptions.ts'
import { presentCrossChecks } from '#casework/cross-checks/present-cross-checks.ts'
import { presentNotes } from '#casework/notes/present-notes.ts'
import { presentShares } from '#casework/shares/present-shares.ts'
import { recordApplicationOpening } from '#casework/reviews/record-opening.ts'
import { getVisibleApplication, type ApplicationAccess } from './application-access.ts'
import { describeDocument } from './documents.ts'
import { listDuplicates } from './duplicates.ts'
import type { Application } from './application.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
import { upgradeDraft } from './upgrade-draft.ts'
import { maySeeUnpublished, isStaff, maySeeUnmaskedNumbers } from '#identity/access/person.ts'
import { listAccountNames } from './account-queries.ts'
import { listInstalments } from './instalment-queries.ts'
import { listHolidays } from './queries.ts'
import { visibleFacts } from './visible-facts.ts'
import { presentHistory } from './present-history.ts'
import { availableLetters } from './available-letters.ts'
import { presentPayments } from './present-payments.ts'
import { stageName } from './stages.ts'
import {
  officeName,
  getStaffView,
  applicantStatusCode,
  applicantDesk,
  delayOf,
  getApplicantView,
  membershipOf,
} from './application-views.ts'
import type { ScreeningResult } from '@wewb/domain/engine/evaluation/screening'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Returns the result of the last screening and its reasons in plain language; null where the service has none. */
function latestScreening({
  definition,
  acts,
}: Pick<Application, 'definition' | 'acts'>): { result: ScreeningResult; reasons: Bilingual[] } | null {
  const outcome = acts.findLast((act) => act.outcome['screening'])?.outcome
  if (!outcome) return null
  const failedAt = (outcome['failedAt'] ?? '').split(' ')
  const failed = definition.screening?.filter(({ at }) => at && failedAt.includes(at)) ?? []
  return { result: outcome['screening'] as ScreeningResult, reasons: failed.map(({ otherwise }) => otherwise) }
}

/** Returns one application as the actor may see it, and records access by staff in the audit log. */
export async function getApplication(context: Context, { applicationNo }: { applicationNo: string }) {
  const found = await getVisibleApplication(context, applicationNo)
  const { access, formChanges } = await upgradeDraft(context, found)
  const { application, person, isOwn } = access
  const evaluationContext = await loadEvaluationContext(context, application)
  const { row, definition, workflowState } = application
  const isReader = isStaff(context.actor) && !workflowState.owners.includes(person.id)
  if (isReader) await recordApplicationOpening(context, application)

  const normalized = normalizeAnswers(definition, application.answers, evaluationContext)
  const isInsider = isReader && maySeeUnpublished(context.actor)
  const isWhole = isOwn || maySeeUnmaskedNumbers(person)
  const mayCompare = isInsider && isWhole
  const { checks, presented } = mayCompare ? await checkAndFlag(context, application, evaluationContext) : noCrossChecks
  const view = isInsider ? getStaffView(application) : getApplicantView(application)
  const position = isInsider ? { desk: row.desk, changedAt: row.updated_at } : applicantDesk(application)
  const desk = findDesk(definition.workflow, row.desk)
  const office = officeName(application, position.desk, view.state)
  const people = await namesOf(context, application)
  const setup = row.setup_id === null ? undefined : await findSetup(context.db, row.setup_id)
  const holidays = desk ? await listHolidays(context.db) : new Set<string>()
  return {
    applicationNo: row.no,
    service: row.service,
    version: row.version,
    definition,
    answers: isWhole ? normalized : maskAnswers(definition, normalized),
    facts: visibleFacts(evaluationContext.facts, { isInsider, isUnmasked: isWhole }),
    lists: presentLists(definition, normalized, evaluationContext.lists),
    documents: (isWhole ? evaluationContext.files : [])
      .filter(({ path }) => isInsider || !isReplyDocumentPath(path))
      .map(describeDocument),
    state: view.state,
    approvalStatus: isInsider ? row.approval_status : applicantStatusCode(application),
    applicationStatus: view.status,
    statusText: view.reads.en,
    statusTextBng: view.reads.bn,
    colour: view.colour,
    progressPercent: view.percent,
    next: view.next?.en ?? '',
    nextBng: view.next?.bn ?? '',
    stage: stageName(application)?.en ?? null,
    stageBng: stageName(application)?.bn ?? null,
    desk: position.desk,
    currentOffice: office.en,
    currentOfficeBng: office.bn,
    holderNote: position.desk === row.desk ? (application.holder?.note ?? null) : null,
    delay: delayOf(application),
    revision: row.revision,
    step: row.step,
    before: isOwn && row.answers_before ? application.answersBeforeReturn : null,
    unlocked: [...row.unlocked],
    dueOn: row.due_on,
    deskDueOn: isInsider ? row.desk_due_on : null,
    light:
      isInsider && desk
        ? deadlineStatusOf(row.since, desk.workingDays, toDhakaDate(context.now()), holidays).light
        : null,
    submittedOn: row.submitted_at ? toDhakaDate(row.submitted_at) : null,
    updatedOn: position.changedAt.toISOString(),
    setupId: row.setup_id,
    setupTitle: setup?.title ?? null,
    setupTitleBng: setup?.title_bng ?? null,
    listPlace: isInsider ? (workflowState.listMembership ?? null) : null,
    ...people,
    takenBy: isReader ? people.takenBy : null,
    takenByBng: isReader ? people.takenByBng : null,
    takenByMeYn: yesNo(row.taken_by === context.actor.id),
    ownYn: yesNo(isOwn),
    editableYn: yesNo(isOwn && definition.workflow.states[row.state]?.editable === true),
    holderYn: yesNo(isHolder(person, definition.workflow, workflowState)),
    mayReassignYn: yesNo(mayReassign(person, definition.workflow, workflowState)),
    history: await presentHistory(context, application, { isInsider, isUnmasked: isWhole }),
    letters: availableLetters(application, { isInsider }).map(({ letter: { id, label } }) => ({
      letter: id,
      label: label.en,
      labelBng: label.bn,
    })),
    movesOpen: movesOf(access, evaluationContext),
    review: isInsider
      ? await presentReview(
          { ...context, application, evaluationContext, accountId: context.actor.id },
          isWhole,
          checks,
        )
      : null,
    crossChecks: presented,
    claim: isInsider ? await presentClaim(context, application, person) : null,
    shares: mayCompare
      ? await presentShares({ ...context, application, person, facts: evaluationContext.facts })
      : null,
    notes: isInsider ? await presentNotes(context, access) : null,
    duplicates: isReader ? await listDuplicates(context, application) : [],
    instalments: await listInstalments(context.db, row.id),
    payments: await presentPayments(context.db, row.id),
    screening: latestScreening(application),
    membershipId: membershipOf(application),
    formChanges,
  }
}

/** Compares the statements, and stores the flags for the lists: another application may have come since. */
async function checkAndFlag(context: Context, application: Application, evaluationContext: EvaluationContext) {
  const about = { secrets: context.secrets, application, evaluationContext }
  const compared = await presentCrossChecks({ ...about, db: context.db }, context.actor.id)
  await context.db.transaction().execute((tx) => storeFlags(tx, about, compared.checks))
  return compared
}

const noCrossChecks = { checks: [], presented: [] }

function movesOf({ application, person }: ApplicationAccess, evaluationContext: EvaluationContext) {
  const { workflow } = application.definition
  return availableMoves(person, workflow, application.workflowState, evaluationContext.facts).map((move) => {
    const actionFields = actionFieldsOf(move, workflow, application.workflowState)
    return {
      action: move.id,
      label: move.label.en,
      labelBng: move.label.bn,
      asks: actionFields,
      prefilled: prefill(actionFields, evaluationContext.facts),
    }
  })
}

async function namesOf({ db }: Context, { row }: Application) {
  const ids = [row.applicant_id, row.entered_by, row.taken_by].filter((id) => id !== null)
  const accounts = ids.length ? await listAccountNames(db, ids) : []
  const named = (id: number | null) => accounts.find((account) => account.id === id)
  // A removal by rule takes the name off the application; the account keeps its own.
  const applicant = row.answers_removed_on === null ? named(row.applicant_id) : undefined
  return {
    applicantName: applicant?.full_name ?? row.name ?? '',
    applicantNameBng: applicant?.full_name_bng ?? applicant?.full_name ?? row.name_bng ?? '',
    enteredBy: named(row.entered_by)?.full_name ?? null,
    enteredByBng: named(row.entered_by)?.full_name_bng ?? null,
    takenBy: named(row.taken_by)?.full_name ?? null,
    takenByBng: named(row.taken_by)?.full_name_bng ?? null,
  }
}
