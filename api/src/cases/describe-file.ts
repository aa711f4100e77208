import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { File } from '../applications/file.ts'
import { nameOfAct } from '../applications/told-stage.ts'
import { isTold, officeOf, toldPlace, viewOf } from '../applications/view-application.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { whatIsLeft } from './what-is-left.ts'

const withFamily: Bilingual = { bn: 'পরিবারের কাছে', en: 'With the family' }

/** The same words for the family and for staff: what the applicant is told, whatever the board knows already. */
export async function describeFile(context: Context, file: File, isOwn: boolean) {
  const { row, definition } = file
  const view = viewOf(file)
  const isInHand = definition.workflow.states[view.state]?.editable === true
  const office = isInHand && !isOwn ? withFamily : officeOf(definition, toldPlace(file).desk, view.state)
  const { questionsLeft, papersLeft, toCorrect } = await whatIsLeft(context, file)
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
    submittedOn: row.submitted_at ? dhakaDay(row.submitted_at) : null,
    dueOn: isInHand ? row.due_on : null,
    questionsLeft,
    papersLeft: papersLeft.map(labelled),
    toCorrect: toCorrect.map(labelled),
  }
}

const labelled = ({ bn, en }: Bilingual) => ({ label: en, labelBng: bn })

/** The told steps of one file, to be put in one line with those of the others. */
export function toldSteps(file: File) {
  const { row, definition } = file
  const { states } = definition.workflow
  return file.acts
    .filter((act) => isTold(file, act))
    .map((act) => {
      const name = nameOfAct(file, act)
      // An officer's note is for colleagues unless it went to the applicant with the file or the decision.
      const isForApplicant = states[act.to_state]?.status !== 'UNDER_REVIEW'
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
