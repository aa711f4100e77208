import type { Database } from '#db/database.ts'
import { countSubmittedApplications, findMeritList, type Setup } from './queries.ts'

export const setupStateOf = (setup: Setup, today: string, isDecided: boolean) => {
  if (setup.published_at === null) return 'DRAFT'
  if (isDecided) return 'RESULT_PUBLISHED'
  if (today < setup.opens_on) return 'PUBLISHED'
  return today <= setup.closes_on ? 'OPEN' : 'CLOSED'
}

/** Describes a circular with its current state. */
export async function describeSetup(db: Database, setup: Setup, today: string) {
  const list = await findMeritList(db, setup.id)
  const applications = await countSubmittedApplications(db, setup.id)
  return {
    setupId: setup.id,
    title: setup.title,
    titleBng: setup.title_bng,
    circular: setup.circular,
    opensOn: setup.opens_on,
    closesOn: setup.closes_on,
    state: setupStateOf(setup, today, list?.state === 'PUBLISHED'),
    revision: setup.revision,
    applications,
    publishedOn: setup.published_at?.toISOString() ?? null,
    meritList: list
      ? { state: list.state, seats: list.seats, eligible: list.eligible, selected: list.selected, memoNo: list.memo_no }
      : null,
  }
}
