import type { Issue } from '@wewb/domain/engine/fields/issue'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { findListChangeError, type ListChangeAction, type ListState } from '@wewb/domain/services/awards/list-change'
import type { Tx } from '#db/database.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { lockForChange } from './list-change-queries.ts'
import { listChangeIssue } from './list-change-issues.ts'
import type { Publication } from './publications.ts'

type Listed = Awaited<ReturnType<typeof lockForChange>>[number]
export type CheckedRow = { application: Listed; action: ListChangeAction }
export type ChangeRow = { applicationNo: string; action: ListChangeAction }

/** Locks the applications of a change and reports every row that cannot be made now. */
export async function checkListChange(
  tx: Tx,
  list: { setupId: number; state: ListState; publication: Publication },
  rows: readonly ChangeRow[],
): Promise<CheckedRow[]> {
  const named = rows.map(({ applicationNo, action }) => ({ no: normalizeApplicationNo(applicationNo), action }))
  const found = await lockForChange(
    tx,
    list.setupId,
    named.map(({ no }) => no),
  )
  const byNo = new Map(found.map((application) => [application.no, application]))
  const issues: Issue[] = []
  const checked = named.flatMap(({ no, action }, index) => {
    const application = byNo.get(no)
    const reason =
      named.findIndex((other) => other.no === no) < index
        ? ('TWICE' as const)
        : application === undefined
          ? ('UNKNOWN' as const)
          : findError(list, action, application)
    if (reason) issues.push(listChangeIssue(index, no, reason))
    return application ? [{ application, action }] : []
  })
  assertNoIssues(issues)
  return checked
}

const findError = (
  { state, publication: { isRanked } }: { state: ListState; publication: Publication },
  action: ListChangeAction,
  { status, selected, is_candidate, in_batch }: Listed,
) =>
  findListChangeError(
    { action, listState: state, isRanked },
    {
      selection: selected === null ? 'off' : selected ? 'selected' : 'unselected',
      status,
      isCandidate: is_candidate,
      isInBatch: in_batch,
    },
  )
