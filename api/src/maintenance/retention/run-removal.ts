import { retainedAnswers } from '@wewb/domain/administration/retained-answers'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Tx } from '#db/database.ts'
import { recordAuditEntry, systemActor } from '#server/audit-log.ts'
import type { Portal } from '#server/context.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import { listStillRemovable, lockRetentionSlice, readLastId } from './candidate-queries.ts'
import { endRun, listRunningRuns, lockRun, updateProgress, type LockedRun } from './queries.ts'
import {
  deleteDocuments,
  emptyCalls,
  emptyComplaints,
  emptyMessages,
  listAnswers,
  removeApplicationTexts,
  updateToRetained,
} from './removal-queries.ts'

type Parts = Pick<Portal, 'db' | 'secrets' | 'now'>

const slices = { limit: 100, window: 5000 }

/**
 * Removes slice by slice. Rows, position and audit entry of a slice commit together, so that a run continues after the
 * last slice when the portal ends, and stops between two slices.
 */
export async function runRemoval(portal: Parts, runId: number, size = slices): Promise<void> {
  while (await portal.db.transaction().execute((tx) => removeSlice(tx, portal, runId, size))) continue
}

/** Returns whether there may be more. */
async function removeSlice(tx: Tx, portal: Parts, runId: number, { limit, window }: typeof slices): Promise<boolean> {
  const run = await lockRun(tx, runId)
  if (run?.state !== 'RUNNING') return false
  const { kind, before } = run
  const upTo = run.last_id + window
  const locked = await lockRetentionSlice(tx, { kind, before, after: run.last_id, upTo, limit })
  const rows = locked.length === 0 ? [] : await listStillRemovable(tx, kind, before, locked)
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id)
    await remove(tx, portal, run, ids)
    const numbers = rows.map(({ no }) => no)
    await recordAuditEntry(tx, systemActor, 'retention.removed', `retention-run:${runId}`, { kind, numbers })
  }
  const lastId = locked.length === limit ? (locked.at(-1) ?? upTo) : upTo
  await updateProgress(tx, runId, { lastId, added: rows.length })
  if (lastId < (await readLastId(tx, kind))) return true
  await endRun(tx, runId, 'DONE', portal.now())
  await recordAuditEntry(tx, systemActor, 'retention.done', `retention-run:${runId}`, {
    kind,
    foreseen: run.foreseen,
    done: run.done + rows.length,
  })
  return false
}

async function remove(tx: Tx, { secrets, now }: Parts, { id: runId, kind }: LockedRun, ids: readonly number[]) {
  const today = toDhakaDate(now())
  if (kind === 'documents') return await deleteDocuments(tx, ids)
  if (kind === 'calls') return await emptyCalls(tx, ids, runId)
  if (kind === 'messages') return await emptyMessages(tx, ids)
  if (kind === 'complaints') return await emptyComplaints(tx, { ids, sealed: secrets.encrypt('{}'), today })
  for (const { id, service, version, answers } of await listAnswers(tx, ids)) {
    const retained = retainedAnswers(await getDefinition(tx, service, version), answers)
    await updateToRetained(tx, { id, answers: JSON.stringify(retained), today })
  }
  await deleteDocuments(tx, ids)
  return await removeApplicationTexts(tx, ids)
}

/** Resumes runs that an end of the portal interrupted. */
export const resumeRemovals = ({ db, jobs }: Pick<Portal, 'db' | 'jobs'>) =>
  db.transaction().execute(async (tx) => {
    for (const { id } of await listRunningRuns(tx)) await jobs.enqueue(tx, 'remove-old-data', { runId: id })
  })
