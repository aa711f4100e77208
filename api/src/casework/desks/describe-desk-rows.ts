import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import { resolveAnswer } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Workflow } from '@wewb/domain/engine/definition/workflow'
import { isAwaitingPublication } from '@wewb/domain/engine/evaluation/applicant-view'
import { flattenDefinition } from '@wewb/domain/engine/evaluation/field-paths'
import { trafficLightOf, workingDaysBetween } from '@wewb/domain/engine/evaluation/working-days'
import { isSensitive, kindOf, type Field } from '@wewb/domain/engine/fields/field'
import type { LookupResolver } from '@wewb/domain/engine/fields/kind'
import type { Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { maySeeUnpublished } from '#identity/access/person.ts'
import { listAccountNames } from '#casework/applications/account-queries.ts'
import { loadHolders } from '#casework/applications/holders.ts'
import { loadFlags } from '#casework/applications/flags.ts'
import { listHolidays, type ApplicationRow } from '#casework/applications/queries.ts'
import { stageName } from '#casework/applications/stages.ts'
import { neededEntriesOfFields, loadLists, type NeededEntries } from '#administration/lookups/load-lists.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'

type AnswerColumn = { path: string; field: Field }

/** Cache without invalidation, because definitions never change. */
const columnCache = new WeakMap<ServiceDefinition, AnswerColumn[]>()

/** Returns the answers that the list of a service shows besides the common columns. */
function columnsOf(definition: ServiceDefinition): AnswerColumn[] {
  const columns = columnCache.get(definition) ?? findColumns(definition)
  columnCache.set(definition, columns)
  return columns
}

function findColumns(definition: ServiceDefinition): AnswerColumn[] {
  const fields = flattenDefinition(definition)
  return definition.list.columns.flatMap((column) => {
    const field = 'field' in column ? fields.find(({ path }) => path === column.field)?.field : undefined
    return field && 'field' in column && !isSensitive(field) ? [{ path: column.field, field }] : []
  })
}

export const columnHeadings = (definition: ServiceDefinition) =>
  columnsOf(definition).map(({ path, field }) => ({ path, label: field.label.en, labelBng: field.label.bn }))

export async function describeDeskRows({ db, actor, now }: Context, rows: ApplicationRow[], locale: Locale) {
  // Each row is read with the workflow of its own version, which may have desks that are gone since.
  const definitions = new Map(
    await Promise.all(rows.map(async (row) => [row.id, await getDefinition(db, row.service, row.version)] as const)),
  )
  const today = toDhakaDate(now())
  const isInsider = maySeeUnpublished(actor)
  const [lists, holidays, takers, flags, holders] = await Promise.all([
    loadLists(db, neededBy(rows, definitions)),
    listHolidays(db),
    namesOfTakers(db, rows),
    loadFlags(db, isInsider ? rows.map(({ id }) => id) : []),
    loadHolders(db, rows),
  ])
  return rows.map((stored) => {
    const definition = definitions.get(stored.id)
    const row =
      definition && (!isInsider || stored.applicant_id === actor.id) ? asNotified(definition.workflow, stored) : stored
    const state = definition?.workflow.states[row.state]
    const desk = definition && findDesk(definition.workflow, row.desk)
    const holder = desk?.office === 'hq' ? undefined : holders.get(row.id)
    const stage = definition && stageName({ definition, row })
    const district = row.district === null ? undefined : lists('district', row.district)?.label
    return {
      applicationNo: row.no,
      service: row.service,
      title: definition?.title.en ?? row.service,
      titleBng: definition?.title.bn ?? row.service,
      name: row.name,
      nameBng: row.name_bng,
      district: district?.en ?? null,
      districtBng: district?.bn ?? null,
      submittedOn: row.submitted_at ? toDhakaDate(row.submitted_at) : null,
      state: row.state,
      applicationStatus: row.status,
      approvalStatus: row.approval_status,
      statusText: state?.label.en ?? row.state,
      statusTextBng: state?.label.bn ?? row.state,
      colour: state?.colour ?? 'grey',
      stage: stage?.en ?? null,
      stageBng: stage?.bn ?? null,
      desk: row.desk,
      deskName: desk ? (holder?.note.en ?? desk.label.en) : null,
      deskNameBng: desk ? (holder?.note.bn ?? desk.label.bn) : null,
      deskDueOn: row.desk_due_on,
      light: desk ? trafficLightOf(workingDaysBetween(row.since, today, holidays), desk.workingDays) : null,
      takenBy: takers.get(row.taken_by ?? 0)?.full_name ?? null,
      takenByBng: takers.get(row.taken_by ?? 0)?.full_name_bng ?? null,
      takenByMeYn: row.taken_by === actor.id ? ('Y' as const) : ('N' as const),
      amount: row.amount,
      columns: definition ? textsOf(definition, row, lists, locale) : {},
      flags: flags.get(row.id) ?? [],
      revision: row.revision,
      updatedOn: row.updated_at.toISOString(),
    }
  })
}

/** Masks the row to what the applicant may know, for staff who speak with applicants. */
function asNotified(workflow: Workflow, row: ApplicationRow): ApplicationRow {
  const amount = row.approval_status === 2 ? row.amount : null
  if (
    !isAwaitingPublication(workflow, {
      state: row.state,
      isPublished: row.published,
      ...(row.desk ? { desk: row.desk } : {}),
    })
  )
    return { ...row, amount }
  const [state = row.state, { status = row.status, approval = 0 } = {}] =
    Object.entries(workflow.states).find(([, one]) => one.status === 'SUBMITTED') ?? []
  return {
    ...row,
    state,
    status,
    approval_status: approval,
    amount: null,
    taken_by: null,
    desk: null,
    desk_due_on: null,
    updated_at: row.submitted_at ?? row.updated_at,
  }
}

function textsOf(
  definition: ServiceDefinition,
  row: ApplicationRow,
  lists: LookupResolver,
  locale: Locale,
): Record<string, string> {
  const view = { facts: {}, lists, answers: [row.answers] }
  return Object.fromEntries(
    columnsOf(definition).map(({ path, field }) => {
      const answer = resolveAnswer(path, view)
      return [path, answer === undefined ? '' : kindOf(field).format(field, answer, locale, view)]
    }),
  )
}

function neededBy(rows: ApplicationRow[], definitions: ReadonlyMap<number, ServiceDefinition>): NeededEntries[] {
  const columns = rows.flatMap((row) => {
    const definition = definitions.get(row.id)
    const view = { answers: [row.answers] }
    return definition
      ? columnsOf(definition).flatMap(({ path, field }) =>
          neededEntriesOfFields([field], { [field.id]: resolveAnswer(path, view) }),
        )
      : []
  })
  const districts = rows.flatMap(({ district }) => district ?? [])
  const codesBySource = Map.groupBy(
    [...columns, { source: 'district' as const, values: districts }],
    ({ source }) => source,
  )
  return [...codesBySource].map(([source, needs]) => ({
    source,
    values: [...new Set(needs.flatMap(({ values }) => values))],
  }))
}

type Taker = { full_name: string; full_name_bng: string | null }

async function namesOfTakers(db: Database, rows: ApplicationRow[]): Promise<Map<number, Taker>> {
  const ids = rows.flatMap(({ taken_by }) => taken_by ?? [])
  const people = ids.length ? await listAccountNames(db, ids) : []
  return new Map(people.map(({ id, ...names }) => [id, names]))
}
