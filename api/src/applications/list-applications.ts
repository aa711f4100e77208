import type { ExpressionBuilder } from 'kysely'
import { screenOfService } from '../../../domain/src/access/service-screen.ts'
import type { listApplications as listCall } from '../../../domain/src/contracts/applications.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { movesOpenTo } from '../../../domain/src/engine/moves.ts'
import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { listLatest } from '../definitions/repository.ts'
import { containing, pageOf } from '../platform/listing.ts'
import type { Context } from '../platform/context.ts'
import type { Tables } from '../platform/tables.ts'
import { fileOf } from './file.ts'
import { factsOf } from './known.ts'
import { actionsOn, personFor, seatOf } from './person.ts'
import { isToldAs, isToldIn } from './told-status.ts'
import { officeOf, toldCode, toldPlace, viewOf } from './view-application.ts'

/** My own, and those I entered for somebody; newest first, drafts among them. */
export async function listApplications(
  context: Context,
  { page = 1, size = pageSize, search, service, status, group }: InputOf<typeof listCall>,
) {
  const { db, actor, secrets } = context
  const services = (await listLatest(db)).map(({ definition }) => definition)
  const entering = services.map(({ id }) => id).filter((id) => actionsOn(actor, id).includes('create'))
  const mine = db
    .selectFrom('application')
    .where((eb) =>
      eb.or([eb('applicant_id', '=', actor.id), eb.and([eb('entered_by', '=', actor.id), eb('service', 'in', ['', ...entering])])]),
    )
    .$if(service !== undefined, (query) => query.where((eb) => isOf(eb, service ?? '')))
    .$if(status !== undefined, (query) => query.where((eb) => isToldAs(eb, services, status ?? '')))
    .$if(group !== undefined, (query) => query.where((eb) => isToldIn(eb, services, group ?? 'draft')))
    .$if(Boolean(search), (query) => query.where('no', 'like', containing(readApplicationNo(search ?? ''))))
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await mine
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const seat = await seatOf(db, actor)
  const setups = await titlesOf(context, rows)
  const list = await Promise.all(
    rows.map(async (row) => {
      const file = await fileOf(db, secrets, row)
      const view = viewOf(file)
      const { desk, changedAt } = toldPlace(file)
      const office = officeOf(file.definition, desk, view.state)
      const facts = await factsOf(context, file)
      const setup = setups.get(row.setup_id ?? 0)
      return {
        applicationNo: row.no,
        service: row.service,
        title: file.definition.title.en,
        titleBng: file.definition.title.bn,
        path: screenOfService(row.service).path,
        setupTitle: setup?.title ?? null,
        setupTitleBng: setup?.title_bng ?? null,
        name: row.name,
        submittedOn: row.submitted_at ? dhakaDay(row.submitted_at) : null,
        approvalStatus: toldCode(file),
        applicationStatus: view.status,
        statusText: view.reads.en,
        statusTextBng: view.reads.bn,
        colour: view.colour,
        progressPercent: row.status === 'DRAFT' ? row.percent : view.percent,
        currentOffice: office.en,
        currentOfficeBng: office.bn,
        dueOn: row.status === 'RETURNED' ? row.due_on : null,
        updatedOn: changedAt.toISOString(),
        actions: movesOpenTo(personFor(actor, seat, row.service), file.definition.workflow, file.standing, facts).map(({ id }) => id),
      }
    }),
  )
  return pageOf({ list, total, page, size })
}

/** The service itself, or every one of its family: `gms` is all grant programmes, `gms-7` is one of them. */
const isOf = (eb: ExpressionBuilder<Tables, 'application'>, service: string) =>
  eb.or([eb('service', '=', service), eb(eb.fn<boolean>('starts_with', ['service', eb.val(`${service}-`)]), '=', true)])

async function titlesOf({ db }: Context, rows: { setup_id: number | null }[]) {
  const ids = rows.flatMap(({ setup_id }) => setup_id ?? [])
  const setups = ids.length ? await db.selectFrom('setup').select(['id', 'title', 'title_bng']).where('id', 'in', ids).execute() : []
  return new Map(setups.map((setup) => [setup.id, setup]))
}
