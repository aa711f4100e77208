import { keysOf } from '../../../domain/src/engine/keys-of.ts'
import { maskNumber } from '../../../domain/src/engine/part-answers.ts'
import type { Lists } from '../../../domain/src/fields/kind.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { File } from '../applications/file.ts'
import type { ActRow } from '../applications/repository.ts'
import { nameOfAct } from '../applications/told-stage.ts'
import { isTold, officeOf, toldPlace, viewOf } from '../applications/view-application.ts'
import { loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import { listAccounts, listSetups } from './repository.ts'
import { whatIsNeeded } from './what-is-needed.ts'

const withApplicant: Bilingual = { bn: 'আবেদনকারীর কাছে', en: 'With the applicant' }

/** The names around the files, each asked for once. */
type Around = { lists: Lists; setups: Map<number, Bilingual>; accounts: Map<number, { name: string; nameBng: string | null }> }

export async function describeFiles(context: Context, files: readonly File[]) {
  const rows = files.map(({ row }) => row)
  const [lists, setups, accounts] = await Promise.all([
    loadLists(context.db, [{ source: 'district', values: rows.flatMap(({ district }) => district ?? []) }]),
    listSetups(
      context.db,
      rows.flatMap(({ setup_id }) => setup_id ?? []),
    ),
    listAccounts(
      context.db,
      rows.flatMap(({ status, applicant_id }) => (status === 'DRAFT' ? (applicant_id ?? []) : [])),
    ),
  ])
  return await Promise.all(files.map((file) => describeFile(context, file, { lists, setups, accounts })))
}

/** Whoever answers the public's calls tells what the applicant may know, whatever the board knows already. */
async function describeFile(context: Context, file: File, around: Around) {
  const { row, definition, acts } = file
  const view = viewOf(file)
  const told = acts.filter((act) => isTold(file, act))
  const isEditable = definition.workflow.states[view.state]?.editable === true
  const office = isEditable ? withApplicant : officeOf(definition, toldPlace(file).desk, view.state)
  const setup = around.setups.get(row.setup_id ?? 0)
  const { toCorrect, missingPapers, missingSteps } = await whatIsNeeded(context, file)
  return {
    applicationNo: row.no,
    service: row.service,
    title: definition.title.en,
    titleBng: definition.title.bn,
    setupTitle: setup?.en ?? null,
    setupTitleBng: setup?.bn ?? null,
    ...whose(file, around),
    applicationStatus: view.status,
    colour: view.colour,
    statusText: view.reads.en,
    statusTextBng: view.reads.bn,
    next: view.next?.en ?? '',
    nextBng: view.next?.bn ?? '',
    currentOffice: office.en,
    currentOfficeBng: office.bn,
    since: dhakaDay(told.at(-1)?.at ?? row.created_at),
    submittedOn: row.submitted_at ? dhakaDay(row.submitted_at) : null,
    dueOn: isEditable ? row.due_on : null,
    toCorrect: toCorrect.map(labelled),
    missingPapers: missingPapers.map(labelled),
    missingSteps: missingSteps.map(labelled),
    timeline: told.map((act) => stepOf(file, act)),
  }
}

const labelled = ({ bn, en }: Bilingual) => ({ label: en, labelBng: bn })

const compared = ['nid', 'brn', 'passport', 'account'] as const

/** Enough to be sure who is on the line. What is written in a draft is the writer's own. */
function whose({ row, definition, answers }: File, { lists, accounts }: Around) {
  if (row.status === 'DRAFT') {
    const account = accounts.get(row.applicant_id ?? 0)
    return { name: account?.name ?? null, nameBng: account?.nameBng ?? null, district: null, districtBng: null, numbers: [] }
  }
  const district = row.district === null ? undefined : lists('district', row.district)?.label
  const keys = keysOf(definition, answers)
  return {
    name: row.name,
    nameBng: row.name_bng,
    district: district?.en ?? null,
    districtBng: district?.bn ?? null,
    numbers: compared.flatMap((kind) => [...new Set(keys[kind])].map((value) => ({ kind, masked: maskNumber(value) }))),
  }
}

function stepOf(file: File, act: ActRow) {
  const name = nameOfAct(file, act)
  // An officer's note is for colleagues unless it went to the applicant with the file or the decision.
  const isForApplicant = file.definition.workflow.states[act.to_state]?.status !== 'UNDER_REVIEW'
  return {
    at: act.at.toISOString(),
    label: name.en,
    labelBng: name.bn,
    note: isForApplicant ? act.note : '',
    noteBng: isForApplicant ? act.note_bng : '',
  }
}
