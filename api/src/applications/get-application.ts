import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { isHolder, movesOpenTo } from '../../../domain/src/engine/moves.ts'
import { maskAnswers } from '../../../domain/src/engine/part-answers.ts'
import { prefill } from '../../../domain/src/engine/prefill.ts'
import { asksOf, isReplyPaper } from '../../../domain/src/engine/reply.ts'
import { deskOf } from '../../../domain/src/engine/standing.ts'
import { clockOf } from '../../../domain/src/engine/working-days.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { tellLists } from '../lookups/load-lists.ts'
import { yesNo } from '../platform/listing.ts'
import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { findSetup } from '../setups/repository.ts'
import { seeFile, type Seen } from './access-file.ts'
import { describeDocument } from './documents.ts'
import { listDuplicates } from './duplicates.ts'
import type { File } from './file.ts'
import { knownOf } from './known.ts'
import { bringUpToDate } from './newer-form.ts'
import { hearsSecrets, isStaff, seesNumbers } from './person.ts'
import { listInstalments } from './renewals.ts'
import { listHolidays } from './repository.ts'
import { factsFor } from './told-facts.ts'
import { tellHistory } from './told-history.ts'
import { lettersOf } from './told-letters.ts'
import { tellPayments } from './told-payments.ts'
import { stageName } from './told-stage.ts'
import { screeningOf } from './told-screening.ts'
import { officeOf, staffView, toldCode, toldPlace, viewOf } from './view-application.ts'

/** One application as this person may see it. That staff looked is written down. */
export async function getApplication(context: Context, { applicationNo }: { applicationNo: string }) {
  const found = await seeFile(context, applicationNo)
  const { seen, formChanges } = await bringUpToDate(context, found)
  const { file, person, isOwn } = seen
  const known = await knownOf(context, file)
  const { row, definition, standing } = file
  const isReader = isStaff(context.actor) && !standing.owners.includes(person.id)
  if (isReader) await context.db.transaction().execute((tx) => record(tx, context.actor, 'application.opened', `application:${row.no}`))

  const kept = keepAsked(definition, file.answers, known)
  const isInsider = isReader && hearsSecrets(context.actor)
  const isWhole = isOwn || seesNumbers(person)
  const view = isInsider ? staffView(file) : viewOf(file)
  const place = isInsider ? { desk: row.desk, changedAt: row.updated_at } : toldPlace(file)
  const desk = deskOf(definition.workflow, row.desk)
  const office = officeOf(definition, place.desk, view.state)
  const people = await namesOf(context, file)
  const setup = row.setup_id === null ? undefined : await findSetup(context.db, row.setup_id)
  const holidays = desk ? await listHolidays(context.db) : new Set<string>()
  return {
    applicationNo: row.no,
    service: row.service,
    version: row.version,
    definition,
    answers: isWhole ? kept : maskAnswers(definition, kept),
    facts: factsFor(known.facts, { isInsider, isWhole }),
    lists: tellLists(definition, kept, known.lists),
    documents: (isWhole ? known.files : []).filter(({ path }) => isInsider || !isReplyPaper(path)).map(describeDocument),
    state: view.state,
    approvalStatus: isInsider ? row.approval_status : toldCode(file),
    applicationStatus: view.status,
    statusText: view.reads.en,
    statusTextBng: view.reads.bn,
    colour: view.colour,
    progressPercent: view.percent,
    next: view.next?.en ?? '',
    nextBng: view.next?.bn ?? '',
    stage: stageName(file)?.en ?? null,
    stageBng: stageName(file)?.bn ?? null,
    desk: place.desk,
    currentOffice: office.en,
    currentOfficeBng: office.bn,
    revision: row.revision,
    step: row.step,
    before: isOwn && row.answers_before ? file.before : null,
    unlocked: [...row.unlocked],
    dueOn: row.due_on,
    deskDueOn: isInsider ? row.desk_due_on : null,
    light: isInsider && desk ? clockOf(row.since, desk.workingDays, dhakaDay(context.now()), holidays).light : null,
    submittedOn: row.submitted_at ? dhakaDay(row.submitted_at) : null,
    updatedOn: place.changedAt.toISOString(),
    setupId: row.setup_id,
    setupTitle: setup?.title ?? null,
    setupTitleBng: setup?.title_bng ?? null,
    ...people,
    takenBy: isReader ? people.takenBy : null,
    takenByBng: isReader ? people.takenByBng : null,
    takenByMeYn: yesNo(row.taken_by === context.actor.id),
    ownYn: yesNo(isOwn),
    editableYn: yesNo(isOwn && definition.workflow.states[row.state]?.editable === true),
    holderYn: yesNo(isHolder(person, definition.workflow, standing)),
    history: await tellHistory(context, file, { isInsider, isWhole }),
    letters: lettersOf(file, { isInsider }).map(({ letter: { id, label } }) => ({ letter: id, label: label.en, labelBng: label.bn })),
    movesOpen: movesOf(seen, known),
    duplicates: isReader ? await listDuplicates(context, file) : [],
    instalments: await listInstalments(context.db, row.id),
    payments: await tellPayments(context.db, row.id),
    screening: screeningOf(file),
    membershipId: membershipOf(file),
    formChanges,
  }
}

function movesOf({ file, person }: Seen, known: Known) {
  const { workflow } = file.definition
  return movesOpenTo(person, workflow, file.standing, known.facts).map((move) => {
    const asks = asksOf(move, workflow, file.standing)
    return { action: move.id, label: move.label.en, labelBng: move.label.bn, asks, prefilled: prefill(asks, known.facts) }
  })
}

async function namesOf({ db }: Context, { row }: File) {
  const ids = [row.applicant_id, row.entered_by, row.taken_by].filter((id) => id !== null)
  const accounts = ids.length
    ? await db.selectFrom('account').select(['id', 'full_name', 'full_name_bng']).where('id', 'in', ids).execute()
    : []
  const named = (id: number | null) => accounts.find((account) => account.id === id)
  const applicant = named(row.applicant_id)
  return {
    applicantName: applicant?.full_name ?? row.name ?? '',
    applicantNameBng: applicant?.full_name_bng ?? applicant?.full_name ?? row.name_bng ?? '',
    enteredBy: named(row.entered_by)?.full_name ?? null,
    enteredByBng: named(row.entered_by)?.full_name_bng ?? null,
    takenBy: named(row.taken_by)?.full_name ?? null,
    takenByBng: named(row.taken_by)?.full_name_bng ?? null,
  }
}

/** The member number that the approval brought, or the one whose passport changes. */
function membershipOf({ acts, answers }: File): string | null {
  const brought = acts.findLast(({ outcome }) => outcome['memberId'])?.outcome['memberId']
  return brought ?? (typeof answers['memberNo'] === 'string' ? answers['memberNo'] : null)
}
