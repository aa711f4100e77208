import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { attachmentsField, namedFilesOf } from '@wewb/domain/content/complaints/attachments'
import { storeUpload } from '#casework/applications/store-upload.ts'
import type { Portal } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import type { UploadedFile } from './parse-multipart-form.ts'
import type { StoredAttachment } from './queries.ts'

/** Detects the type from the bytes, re-encodes images without metadata, and writes to disk before the database. */
export async function storeAttachments(
  { files }: Pick<Portal, 'files'>,
  normalized: Answers,
  sent: readonly UploadedFile[],
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = []
  for (const [row, { name, file: fileIds }] of namedFilesOf(normalized).entries()) {
    const part = sent[Number(fileIds)] ?? throwProblem('MALFORMED')
    stored.push({
      name,
      ...(await storeUpload(files, attachmentsField.fields[0], { path: `attachments.${row}.file`, ...part })),
    })
  }
  return stored
}
