import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Actor, Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { findSetup, type Setup } from '../setups/repository.ts'
import { countDecided, stateOf } from './get-decided.ts'
import { findList, findPlan, hasApplications, type List, type Plan } from './plan-repository.ts'
import { may, publicationOf, worksOn, type Publication } from './publications.ts'
import { countShown } from './shown-pages.ts'

/** For those who work on the list or on its words. Who only looks on hears of it when everybody does. */
export async function getResultPlan({ db, actor, now }: Context, { id }: { id: number }) {
  const setup = (await findSetup(db, id)) ?? refuse('NOT_FOUND')
  const publication = publicationOf(setup.service)
  if (!may(actor, 'view', publication)) return refuse('NO_PERMISSION')
  const described = await describePlan(db, setup, dhakaDay(now()))
  if (described.publishedOn === null && !knowsBefore(actor, publication)) return refuse('NOT_FOUND')
  return described
}

export const knowsBefore = (actor: Actor, publication: Publication): boolean =>
  worksOn(actor, publication) || may(actor, 'edit', publication)

export async function describePlan(db: Database, setup: Setup, today: string) {
  const publication = publicationOf(setup.service)
  const [plan, list, isApplied] = [await findPlan(db, setup.id), await findList(db, setup.id), await hasApplications(db, setup.id)]
  return {
    setupId: setup.id,
    type: publication.type,
    state: await standingOf(db, setup, list, { publication, isApplied, today }),
    origin: list?.import_id ? ('FILE' as const) : ('PORTAL' as const),
    takesFile: takesFile(setup, list, { publication, isApplied, today, plan }),
    ...wordsOf(setup, plan, list),
    publishAt: plan?.publish_at?.toISOString() ?? null,
    missedAt: plan?.missed_at?.toISOString() ?? null,
    publishedOn: list?.published_at?.toISOString() ?? null,
    correctedOn: plan?.corrected_at?.toISOString() ?? null,
    total: await countListed(db, setup, list),
    revision: plan?.revision ?? 0,
  }
}

async function countListed(db: Database, setup: Setup, list: List | undefined): Promise<number> {
  if (list?.state === 'PUBLISHED') return (await countShown(db, setup.id)).total
  if (list || publicationOf(setup.service).isRanked) return list?.selected ?? 0
  return (await countDecided(db, setup.id)).approved
}

/** What stands above a result, on the page and on paper. */
export const wordsOf = (setup: Pick<Setup, 'title' | 'title_bng'>, plan: Plan | undefined, list: Pick<List, 'memo_no'> | undefined) => ({
  title: plan?.title ?? setup.title,
  titleBng: plan?.title_bng ?? setup.title_bng,
  note: plan?.note ?? '',
  noteBng: plan?.note_bng ?? '',
  memoNo: plan?.memo_no ?? list?.memo_no ?? null,
  memoOn: plan?.memo_on ?? null,
})

type About = { publication: Publication; isApplied: boolean; today: string }

async function standingOf(db: Database, setup: Setup, list: List | undefined, { publication, isApplied, today }: About) {
  if (list?.state === 'PUBLISHED') return list.untold ? 'TELLING' : 'PUBLISHED'
  if (list) return list.state === 'APPROVED' ? 'READY' : 'PROPOSED'
  if (publication.isRanked || !isApplied) return 'NONE'
  return stateOf(setup, await countDecided(db, setup.id), today) === 'READY' ? 'READY' : 'DECIDING'
}

/** Under a circular that has applications a file may only choose among them; the list that ranks nobody is the decisions themselves. */
export function takesFile(
  setup: Setup,
  list: List | undefined,
  { publication, isApplied, today, plan }: About & { plan: Plan | undefined },
) {
  if (setup.published_at === null || today <= setup.closes_on || list?.state === 'PUBLISHED' || plan?.publish_at) return 'NO'
  if (!isApplied) return 'OUTSIDE'
  return publication.isRanked && !list ? 'APPLICATIONS' : 'NO'
}
