import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Actor, Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { findSetup, type Setup } from '#services/setups/queries.ts'
import { countDecisions } from './application-queries.ts'
import { decisionState } from './get-decisions.ts'
import { findMeritList, findResultPlan, hasApplications, type MeritList, type ResultPlan } from './queries.ts'
import { hasResultPermission, getPublicationByService, isResultHandler, type Publication } from './publications.ts'
import { countPublicRows } from './result-pagination.ts'

/** Returns the plan to staff who work on the list or its texts; other staff see it after publication. */
export async function getResultPlan({ db, actor, now }: Context, { id }: { id: number }) {
  const setup = (await findSetup(db, id)) ?? throwProblem('NOT_FOUND')
  const publication = getPublicationByService(setup.service)
  if (!hasResultPermission(actor, 'view', publication)) return throwProblem('NO_PERMISSION')
  const described = await describeResultPlan(db, setup, toDhakaDate(now()))
  if (described.publishedOn === null && !maySeeBeforePublication(actor, publication)) return throwProblem('NOT_FOUND')
  return described
}

export const maySeeBeforePublication = (actor: Actor, publication: Publication): boolean =>
  isResultHandler(actor, publication) || hasResultPermission(actor, 'edit', publication)

export async function describeResultPlan(db: Database, setup: Setup, today: string) {
  const publication = getPublicationByService(setup.service)
  const [plan, list, isApplied] = [
    await findResultPlan(db, setup.id),
    await findMeritList(db, setup.id),
    await hasApplications(db, setup.id),
  ]
  return {
    setupId: setup.id,
    type: publication.type,
    state: await stateOf(db, setup, list, { publication, isApplied, today }),
    origin: list?.import_id ? ('FILE' as const) : ('PORTAL' as const),
    takesFile: acceptedFileKind(setup, list, { publication, isApplied, today, plan }),
    ...resultHeading(setup, plan, list),
    publishAt: plan?.publish_at?.toISOString() ?? null,
    missedAt: plan?.missed_at?.toISOString() ?? null,
    publishedOn: list?.published_at?.toISOString() ?? null,
    correctedOn: plan?.corrected_at?.toISOString() ?? null,
    total: await countListed(db, setup, list),
    version: list?.version ?? (isApplied ? (await countDecisions(db, setup.id)).version : 0),
    revision: plan?.revision ?? 0,
  }
}

async function countListed(db: Database, setup: Setup, list: MeritList | undefined): Promise<number> {
  if (list?.state === 'PUBLISHED') return (await countPublicRows(db, setup.id)).total
  if (list || getPublicationByService(setup.service).isRanked) return list?.selected ?? 0
  return (await countDecisions(db, setup.id)).approved
}

/** Returns the heading of a result, for the page and the printed list. */
export const resultHeading = (
  setup: Pick<Setup, 'title' | 'title_bng'>,
  plan: ResultPlan | undefined,
  list: Pick<MeritList, 'memo_no'> | undefined,
) => ({
  title: plan?.title ?? setup.title,
  titleBng: plan?.title_bng ?? setup.title_bng,
  note: plan?.note ?? '',
  noteBng: plan?.note_bng ?? '',
  memoNo: plan?.memo_no ?? list?.memo_no ?? null,
  memoOn: plan?.memo_on ?? null,
})

type About = { publication: Publication; isApplied: boolean; today: string }

async function stateOf(
  db: Database,
  setup: Setup,
  list: MeritList | undefined,
  { publication, isApplied, today }: About,
) {
  if (list?.state === 'PUBLISHED') return list.untold ? 'TELLING' : 'PUBLISHED'
  if (list) return list.state === 'APPROVED' ? 'READY' : 'PROPOSED'
  if (publication.isRanked || !isApplied) return 'NONE'
  return decisionState(setup, await countDecisions(db, setup.id), today) === 'READY' ? 'READY' : 'DECIDING'
}

/**
 * Returns which kind of file a result accepts. With applications in the portal, a file can only select among them; a
 * result without ranks consists of the decisions themselves.
 */
export function acceptedFileKind(
  setup: Setup,
  list: MeritList | undefined,
  { publication, isApplied, today, plan }: About & { plan: ResultPlan | undefined },
) {
  if (setup.published_at === null || today <= setup.closes_on || list?.state === 'PUBLISHED' || plan?.publish_at)
    return 'NO'
  if (!isApplied) return 'OUTSIDE'
  return publication.isRanked && !list ? 'APPLICATIONS' : 'NO'
}
