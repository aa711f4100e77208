import { deskOf } from '../../../domain/src/engine/standing.ts'
import { answerAt } from '../../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import type { Workflow } from '../../../domain/src/definition/workflow.ts'
import { isUntold } from '../../../domain/src/engine/applicant-view.ts'
import { fieldsOf } from '../../../domain/src/engine/definition-paths.ts'
import { lightOf, workingDaysBetween } from '../../../domain/src/engine/working-days.ts'
import { isSensitive, kindOf, type Field } from '../../../domain/src/fields/field.ts'
import type { Lists } from '../../../domain/src/fields/kind.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { hearsSecrets } from '../applications/person.ts'
import { listHolidays, type ApplicationRow } from '../applications/repository.ts'
import { stageName } from '../applications/told-stage.ts'
import { listsForFields, loadLists, type Needed } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'

type Shown = { path: string; field: Field }

/** Definitions never change, so what was found in one is good for ever. */
const found = new WeakMap<ServiceDefinition, Shown[]>()

/** The answers a service's list shows, besides what every file has. */
function columnsOf(definition: ServiceDefinition): Shown[] {
  const known = found.get(definition) ?? findColumns(definition)
  found.set(definition, known)
  return known
}

function findColumns(definition: ServiceDefinition): Shown[] {
  const fields = fieldsOf(definition)
  return definition.list.columns.flatMap((column) => {
    const field = 'field' in column ? fields.find(({ path }) => path === column.field)?.field : undefined
    return field && 'field' in column && !isSensitive(field) ? [{ path: column.field, field }] : []
  })
}

export const headingsOf = (definition: ServiceDefinition) =>
  columnsOf(definition).map(({ path, field }) => ({ path, label: field.label.en, labelBng: field.label.bn }))

export async function describeRows(
  { db, actor, now }: Context,
  rows: ApplicationRow[],
  services: readonly ServiceDefinition[],
  locale: Locale,
) {
  const byId = new Map(services.map((definition) => [definition.id, definition]))
  const today = dhakaDay(now())
  const [lists, holidays, takers] = await Promise.all([loadLists(db, neededBy(rows, byId)), listHolidays(db), namesOfTakers(db, rows)])
  return rows.map((stored) => {
    const definition = byId.get(stored.service)
    const row = definition && (!hearsSecrets(actor) || stored.applicant_id === actor.id) ? asTold(definition.workflow, stored) : stored
    const state = definition?.workflow.states[row.state]
    const desk = definition && deskOf(definition.workflow, row.desk)
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
      submittedOn: row.submitted_at ? dhakaDay(row.submitted_at) : null,
      state: row.state,
      applicationStatus: row.status,
      approvalStatus: row.approval_status,
      statusText: state?.label.en ?? row.state,
      statusTextBng: state?.label.bn ?? row.state,
      colour: state?.colour ?? 'grey',
      stage: stage?.en ?? null,
      stageBng: stage?.bn ?? null,
      desk: row.desk,
      deskName: desk?.label.en ?? null,
      deskNameBng: desk?.label.bn ?? null,
      deskDueOn: row.desk_due_on,
      light: desk ? lightOf(workingDaysBetween(row.since, today, holidays), desk.workingDays) : null,
      takenBy: takers.get(row.taken_by ?? 0)?.full_name ?? null,
      takenByBng: takers.get(row.taken_by ?? 0)?.full_name_bng ?? null,
      takenByMeYn: row.taken_by === actor.id ? ('Y' as const) : ('N' as const),
      amount: row.amount,
      columns: definition ? textsOf(definition, row, lists, locale) : {},
      revision: row.revision,
      updatedOn: row.updated_at.toISOString(),
    }
  })
}

/** The row as the applicant may know it, for who speaks with them. */
function asTold(workflow: Workflow, row: ApplicationRow): ApplicationRow {
  const amount = row.approval_status === 2 ? row.amount : null
  if (!isUntold(workflow, { state: row.state, isPublished: row.published, ...(row.desk ? { desk: row.desk } : {}) }))
    return { ...row, amount }
  const [state = row.state, { status = row.status, approval = 0 } = {}] =
    Object.entries(workflow.states).find(([, one]) => one.status === 'SUBMITTED') ?? []
  return {
    ...row, state, status, approval_status: approval, amount: null, taken_by: null, desk: null, desk_due_on: null, updated_at: row.submitted_at ?? row.updated_at,
  } // prettier-ignore
}

function textsOf(definition: ServiceDefinition, row: ApplicationRow, lists: Lists, locale: Locale): Record<string, string> {
  const view = { facts: {}, lists, answers: [row.answers] }
  return Object.fromEntries(
    columnsOf(definition).map(({ path, field }) => {
      const answer = answerAt(path, view)
      return [path, answer === undefined ? '' : kindOf(field).text(field, answer, locale, view)]
    }),
  )
}

function neededBy(rows: ApplicationRow[], services: ReadonlyMap<string, ServiceDefinition>): Needed[] {
  const columns = rows.flatMap((row) => {
    const definition = services.get(row.service)
    const view = { answers: [row.answers] }
    return definition
      ? columnsOf(definition).flatMap(({ path, field }) => listsForFields([field], { [field.id]: answerAt(path, view) }))
      : []
  })
  const districts = rows.flatMap(({ district }) => district ?? [])
  const wanted = Map.groupBy([...columns, { source: 'district' as const, values: districts }], ({ source }) => source)
  return [...wanted].map(([source, needs]) => ({ source, values: [...new Set(needs.flatMap(({ values }) => values))] }))
}

type Taker = { full_name: string; full_name_bng: string | null }

async function namesOfTakers(db: Database, rows: ApplicationRow[]): Promise<Map<number, Taker>> {
  const ids = rows.flatMap(({ taken_by }) => taken_by ?? [])
  const people = ids.length
    ? await db.selectFrom('account').select(['id', 'full_name', 'full_name_bng']).where('id', 'in', ids).execute()
    : []
  return new Map(people.map(({ id, ...names }) => [id, names]))
}
