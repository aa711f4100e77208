import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { attachments, namedFilesOf } from '../../../domain/src/complaints/attachments.ts'
import { keepUpload, type PageColumns } from '../applications/keep-upload.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import type { SentFile } from './read-parts.ts'

type Kept = PageColumns & { name: string }

/** Judged by their own bytes, pictures drawn anew without what they hide, on the disk before they are in the database. */
export async function keepAttachments({ files }: Pick<Portal, 'files'>, kept: Answers, sent: readonly SentFile[]): Promise<Kept[]> {
  const stored: Kept[] = []
  for (const [row, { name, file }] of namedFilesOf(kept).entries()) {
    const part = sent[Number(file)] ?? refuse('MALFORMED')
    stored.push({ name, ...(await keepUpload(files, attachments.fields[0], { path: `attachments.${row}.file`, ...part })) })
  }
  return stored
}

export async function addAttachments(tx: Tx, of: { complaint_id: number; act_id: number }, stored: readonly Kept[]) {
  if (stored.length > 0)
    await tx
      .insertInto('complaint_attachment')
      .values(stored.map((page) => ({ ...of, ...page })))
      .execute()
}
