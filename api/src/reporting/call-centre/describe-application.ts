import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import type { LookupResolver } from '@wewb/domain/engine/fields/kind'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Application } from '#casework/applications/application.ts'
import type { ActRow } from '#casework/applications/queries.ts'
import { publicActLabel } from '#casework/applications/stages.ts'
import {
  isVisibleToApplicant,
  officeName,
  applicantDesk,
  getApplicantView,
} from '#casework/applications/application-views.ts'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { Context } from '#server/context.ts'
import { listAccountNames, listSetupTitles } from './queries.ts'
import { getOutstandingItems } from './outstanding-items.ts'

const withApplicant: Bilingual = { bn: 'আবেদনকারীর কাছে', en: 'With the applicant' }

/** Names that the applications refer to, each loaded once. */
type DescribeInput = {
  lists: LookupResolver
  setups: Map<number, Bilingual>
  accounts: Map<number, { name: string; nameBng: string | null }>
}

export async function describeApplications(context: Context, files: readonly Application[]) {
  const rows = files.map(({ row }) => row)
  const [lists, setups, accounts] = await Promise.all([
    loadLists(context.db, [{ source: 'district', values: rows.flatMap(({ district }) => district ?? []) }]),
    listSetupTitles(
      context.db,
      rows.flatMap(({ setup_id }) => setup_id ?? []),
    ),
    listAccountNames(
      context.db,
      rows.flatMap(({ status, applicant_id }) => (status === 'DRAFT' ? (applicant_id ?? []) : [])),
    ),
  ])
  return await Promise.all(files.map((application) => describeFile(context, application, { lists, setups, accounts })))
}

/** Presents an application to a call centre agent, limited to the data that the applicant may know. */
async function describeFile(context: Context, application: Application, input: DescribeInput) {
  const { row, definition, acts } = application
  const view = getApplicantView(application)
  const visibleActs = acts.filter((act) => isVisibleToApplicant(application, act))
  const isEditable = definition.workflow.states[view.state]?.editable === true
  const office = isEditable ? withApplicant : officeName(application, applicantDesk(application).desk, view.state)
  const setup = input.setups.get(row.setup_id ?? 0)
  const { toCorrect, missingDocuments, missingSteps } = await getOutstandingItems(context, application)
  return {
    applicationNo: row.no,
    service: row.service,
    title: definition.title.en,
    titleBng: definition.title.bn,
    setupTitle: setup?.en ?? null,
    setupTitleBng: setup?.bn ?? null,
    ...applicantIdentityOf(application, input),
    applicationStatus: view.status,
    colour: view.colour,
    statusText: view.reads.en,
    statusTextBng: view.reads.bn,
    next: view.next?.en ?? '',
    nextBng: view.next?.bn ?? '',
    currentOffice: office.en,
    currentOfficeBng: office.bn,
    since: toDhakaDate(visibleActs.at(-1)?.at ?? row.created_at),
    submittedOn: row.submitted_at ? toDhakaDate(row.submitted_at) : null,
    dueOn: isEditable ? row.due_on : null,
    toCorrect: toCorrect.map(labelled),
    missingPapers: missingDocuments.map(labelled),
    missingSteps: missingSteps.map(labelled),
    timeline: visibleActs.map((act) => stepOf(application, act)),
  }
}

const labelled = ({ bn, en }: Bilingual) => ({ label: en, labelBng: bn })

const compared = ['nid', 'brn', 'passport', 'account'] as const

/** Enough to identify the caller. The contents of a draft are not shown. */
function applicantIdentityOf({ row, definition, answers }: Application, { lists, accounts }: DescribeInput) {
  if (row.status === 'DRAFT') {
    const account = accounts.get(row.applicant_id ?? 0)
    return {
      name: account?.name ?? null,
      nameBng: account?.nameBng ?? null,
      district: null,
      districtBng: null,
      numbers: [],
    }
  }
  const district = row.district === null ? undefined : lists('district', row.district)?.label
  const keys = extractSearchKeys(definition, answers)
  return {
    name: row.name,
    nameBng: row.name_bng,
    district: district?.en ?? null,
    districtBng: district?.bn ?? null,
    numbers: compared.flatMap((kind) => [...new Set(keys[kind])].map((value) => ({ kind, masked: maskNumber(value) }))),
  }
}

function stepOf(application: Application, act: ActRow) {
  const name = publicActLabel(application, act)
  // An officer's note is internal unless it accompanied a return or a decision.
  const isForApplicant = application.definition.workflow.states[act.to_state]?.status !== 'UNDER_REVIEW'
  return {
    at: act.at.toISOString(),
    label: name.en,
    labelBng: name.bn,
    note: isForApplicant ? act.note : '',
    noteBng: isForApplicant ? act.note_bng : '',
  }
}
