import type { FastifyRequest } from 'fastify'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { ReturnRow } from '@wewb/domain/payments/parse-returns'
import { updateClaimsOfReturned } from '#casework/claims/queries.ts'
import type { Context } from '#server/context.ts'
import type { Database, Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeMatched, matchReturnLines, totalsOf } from './match-return-lines.ts'
import { parseReturnUpload, type ReturnUpload } from './parse-return-upload.ts'
import { getBatchRow, lockBatch, lockCeilings, type Batch } from './queries.ts'
import { readReturnFile } from './read-return-file.ts'
import { findWaitingReturn, insertReturnProposal } from './return-proposal-queries.ts'
import { findReturnByHash } from './return-queries.ts'

const words = {
  otherFile: {
    bn: 'এটি যাচাই করা ফাইলটি নয়। ফাইলটি আবার যাচাই করুন।',
    en: 'This is not the file that was checked. Check it again.',
  },
  waiting: {
    bn: 'এই ব্যাচের আরেকটি ফাইল নিশ্চিত হওয়ার অপেক্ষায় আছে। আগে সেটির সিদ্ধান্ত হোক।',
    en: 'Another file of this batch waits for a second person. That one is decided first.',
  },
} satisfies Record<string, Bilingual>

/** Without a hash, previews what the bank return would change. With the hash of the previewed file, hands it on. */
export async function importReturns(context: Context, { batchNo }: { batchNo: string }, request: FastifyRequest) {
  const { db, now } = context
  const upload = await parseReturnUpload(request)
  const batch = await getBatchRow(db, batchNo)
  if (batch.sent_at === null) return throwProblem('MOVE_NOT_OPEN')
  const lines = await readReturnFile(db, upload.bytes, toDhakaDate(now()))
  if (upload.confirmedHash === undefined) return await answer(db, batch, upload, lines, 'CHECKED')
  const hash = upload.sha256.toString('hex')
  if (upload.confirmedHash !== hash)
    return throwProblem('ANSWERS_INVALID', { issues: [{ path: 'file', code: 'rule', message: words.otherFile }] })
  return await proposeReturn(context, batchNo, upload, lines)
}

/** Stores a bank return for a second person. Nothing of it takes effect; the same file again changes nothing. */
export async function proposeReturn(
  { actor, db, now }: { actor: { id: number } } & Pick<Context, 'db' | 'now'>,
  batchNo: string,
  upload: ReturnUpload,
  lines: readonly ReturnRow[],
) {
  return await db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { no: batchNo })
    // No batch is made or authorised while the file may say that one of its payments was made before.
    await lockCeilings(tx, batch.module)
    if (await findReturnByHash(tx, batch.id, upload.sha256)) return await answer(tx, batch, upload, lines, 'KNOWN')
    const waiting = await findWaitingReturn(tx, batch.id)
    if (waiting?.sha256.equals(upload.sha256)) return await answer(tx, batch, upload, lines, 'WAITING')
    if (waiting)
      return throwProblem('MOVE_NOT_OPEN', { issues: [{ path: 'file', code: 'rule', message: words.waiting }] })
    await insertReturnProposal(tx, {
      batch_id: batch.id,
      sha256: upload.sha256,
      file_name: upload.fileName,
      lines: JSON.stringify(lines),
      uploaded_by: actor.id,
      uploaded_at: now(),
    })
    await updateClaimsOfReturned(tx, batch.id, toDhakaDate(now()))
    const { paid, failed, refused } = totalsOf(await matchReturnLines(tx, batch, lines))
    await recordAuditEntry(tx, actor, 'payment.returns-brought', `payment-batch:${batch.no}`, {
      file: upload.sha256.toString('hex'),
      rows: lines.length,
      paid: paid.amount,
      failed: failed.amount,
      refused,
    })
    return await answer(tx, batch, upload, lines, 'WAITING')
  })
}

async function answer(
  db: Database | Tx,
  batch: Batch,
  upload: ReturnUpload,
  lines: readonly ReturnRow[],
  outcome: 'CHECKED' | 'WAITING' | 'KNOWN',
) {
  return { outcome, ...(await describeMatched(db, batch, upload, await matchReturnLines(db, batch, lines))) }
}
