import { getServiceScreen } from '@wewb/domain/access/service-screen'
import type { listApplications as listApplicationsEndpoint } from '@wewb/domain/casework/application-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { availableMoves } from '@wewb/domain/engine/evaluation/moves'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { latestOf, listDefinitionVersions } from '#services/definitions/queries.ts'
import { pageOf } from '#server/listing.ts'
import type { Context } from '#server/context.ts'
import { loadApplication } from './application.ts'
import { loadFacts } from './evaluation-context.ts'
import { permittedActions, toPerson, getRolesAndOffice } from '#identity/access/person.ts'
import { officeName, applicantStatusCode, applicantDesk, getApplicantView, membershipOf } from './application-views.ts'
import { listOwnApplications, listSetupTitles } from './own-application-queries.ts'

/** Lists the actor's own applications and those entered for others, drafts included; by default the newest first. */
export async function listApplications(
  context: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, ...wanted }: InputOf<typeof listApplicationsEndpoint>,
) {
  const { db, actor, secrets } = context
  const versions = await listDefinitionVersions(db)
  const enteredServices = latestOf(versions)
    .map(({ id }) => id)
    .filter((id) => permittedActions(actor, id).includes('create'))
  const filter = { accountId: actor.id, versions, enteredServices, ...wanted }
  const { total, rows } = await listOwnApplications(db, filter, { page, size })
  const seat = await getRolesAndOffice(db, actor)
  const setups = await titlesOf(context, rows)
  const list = await Promise.all(
    rows.map(async (row) => {
      const application = await loadApplication(db, secrets, row)
      const view = getApplicantView(application)
      const { desk, changedAt } = applicantDesk(application)
      const office = officeName(application, desk, view.state)
      const facts = await loadFacts(context, application)
      const setup = setups.get(row.setup_id ?? 0)
      return {
        applicationNo: row.no,
        service: row.service,
        title: application.definition.title.en,
        titleBng: application.definition.title.bn,
        path: getServiceScreen(row.service).path,
        setupTitle: setup?.title ?? null,
        setupTitleBng: setup?.title_bng ?? null,
        name: row.name,
        submittedOn: row.submitted_at ? toDhakaDate(row.submitted_at) : null,
        approvalStatus: applicantStatusCode(application),
        applicationStatus: view.status,
        statusText: view.reads.en,
        statusTextBng: view.reads.bn,
        colour: view.colour,
        progressPercent: row.status === 'DRAFT' ? row.percent : view.percent,
        next: view.next?.en ?? '',
        nextBng: view.next?.bn ?? '',
        currentOffice: office.en,
        currentOfficeBng: office.bn,
        dueOn: row.status === 'RETURNED' ? row.due_on : null,
        updatedOn: changedAt.toISOString(),
        actions: availableMoves(
          toPerson(actor, seat, row.service),
          application.definition.workflow,
          application.workflowState,
          facts,
        ).map(({ id }) => id),
        membershipId: membershipOf(application),
      }
    }),
  )
  return pageOf({ list, total, page, size })
}

async function titlesOf({ db }: Context, rows: { setup_id: number | null }[]) {
  const ids = rows.flatMap(({ setup_id }) => setup_id ?? [])
  const setups = ids.length ? await listSetupTitles(db, ids) : []
  return new Map(setups.map((setup) => [setup.id, setup]))
}
