import { holderActOf } from '@wewb/domain/casework/holder-notes'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Application } from '#casework/applications/application.ts'
import { publicActLabel } from '#casework/applications/stages.ts'
import {
  isVisibleToApplicant,
  officeName,
  applicantDesk,
  getApplicantView,
} from '#casework/applications/application-views.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { qualifiedLabels } from '@wewb/domain/engine/evaluation/qualified-labels'
import { validateAll } from '@wewb/domain/engine/evaluation/validate'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import { kindOf } from '@wewb/domain/engine/fields/field'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'

type OutstandingItems = { questionsLeft: number; missingDocuments: Bilingual[]; toCorrect: Bilingual[] }

const nothing: OutstandingItems = { questionsLeft: 0, missingDocuments: [], toCorrect: [] }

/** Returns the tasks of the family in an editable form: number of open questions, missing documents and corrections. */
async function findOutstandingItems(context: Context, application: Application): Promise<OutstandingItems> {
  const { row, definition, answers } = application
  if (!definition.workflow.states[row.state]?.editable) return nothing
  const evaluationContext = await loadEvaluationContext(context, application)
  const visibleFields = visibleFieldsOf(
    definition,
    normalizeAnswers(definition, answers, evaluationContext),
    evaluationContext,
  )
  const labels = qualifiedLabels(visibleFields)
  const named = (paths: readonly string[]) => paths.flatMap((path) => labels.get(path) ?? [])
  if (row.status !== 'DRAFT') return { ...nothing, toCorrect: named(row.unlocked) }
  const open = new Set(validateAll(definition, answers, evaluationContext).map(({ path }) => path))
  const documents = visibleFields
    .filter(({ path, field }) => kindOf(field).documents && open.has(path))
    .map(({ path }) => path)
  return { ...nothing, questionsLeft: open.size - documents.length, missingDocuments: named(documents) }
}

const withFamily: Bilingual = { bn: 'পরিবারের কাছে', en: 'With the family' }

/** Describes an application of the case as the applicant may see it, for family and staff alike. */
export async function describeCaseApplication(context: Context, application: Application, isOwn: boolean) {
  const { row, definition } = application
  const view = getApplicantView(application)
  const isInHand = definition.workflow.states[view.state]?.editable === true
  const office = isInHand && !isOwn ? withFamily : officeName(application, applicantDesk(application).desk, view.state)
  const { questionsLeft, missingDocuments, toCorrect } = await findOutstandingItems(context, application)
  return {
    applicationNo: row.no,
    service: row.service,
    title: definition.title.en,
    titleBng: definition.title.bn,
    rootYn: yesNo(row.case_id === null),
    ownYn: yesNo(isOwn),
    openYn: yesNo(isOwn || row.status !== 'DRAFT'),
    applicationStatus: view.status,
    colour: view.colour,
    statusText: view.reads.en,
    statusTextBng: view.reads.bn,
    next: view.next?.en ?? '',
    nextBng: view.next?.bn ?? '',
    currentOffice: office.en,
    currentOfficeBng: office.bn,
    submittedOn: row.submitted_at ? toDhakaDate(row.submitted_at) : null,
    dueOn: isInHand ? row.due_on : null,
    questionsLeft,
    papersLeft: missingDocuments.map(labelled),
    toCorrect: toCorrect.map(labelled),
  }
}

const labelled = ({ bn, en }: Bilingual) => ({ label: en, labelBng: bn })

/** Lists the visible acts of one application, to be merged with those of the others. */
export function visibleTimeline(application: Application) {
  const { row, definition } = application
  const { states } = definition.workflow
  return application.acts
    .filter((act) => isVisibleToApplicant(application, act))
    .map((act) => {
      const name = publicActLabel(application, act)
      // A note is visible to staff only, unless the move returned the application to the applicant or decided it.
      const isForApplicant = states[act.to_state]?.status !== 'UNDER_REVIEW' && !holderActOf(act.move)
      return {
        at: act.at.toISOString(),
        applicationNo: row.no,
        title: definition.title.en,
        titleBng: definition.title.bn,
        action: act.move,
        label: name.en,
        labelBng: name.bn,
        note: isForApplicant ? act.note : '',
        noteBng: isForApplicant ? act.note_bng : '',
      }
    })
}
