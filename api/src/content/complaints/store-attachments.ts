import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { attachmentsField, namedFilesOf } from '@wewb/domain/content/complaints/attachments'
import { storeUpload, type UploadContext } from '#casework/applications/store-upload.ts'
import { throwProblem } from '#problems/problem.ts'
import type { UploadedFile } from './parse-multipart-form.ts'
import type { StoredAttachment } from './queries.ts'

/** Detects the type from the bytes, re-encodes images without metadata, and writes to disk before the database. */
export async function storeAttachments(
  context: UploadContext,
  normalized: Answers,
  sent: readonly UploadedFile[],
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = []
  for (const [row, { name, file: fileIds }] of namedFilesOf(normalized).entries()) {
    const part = sent[Number(fileIds)] ?? throwProblem('MALFORMED')
    stored.push({
      name,
      ...(await storeUpload(context, attachmentsField.fields[0], { path: `attachments.${row}.file`, ...part })),
    })
  }
  return stored
}
