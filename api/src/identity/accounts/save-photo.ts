import type { FastifyRequest } from 'fastify'
import { photoIssue } from '@wewb/domain/identity/accounts/photo-issue'
import type { Context } from '#server/context.ts'
import { reencodeImage } from '#storage/reencode-image.ts'
import { detectFileType } from '#storage/detect-file-type.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readSingleFile } from '#server/multipart-form.ts'
import { scanUpload } from '#server/scan-upload.ts'
import { avatarUrl } from './describe-user.ts'
import { insertStoredFile, updateAccount } from './queries.ts'

const side = 300

/** Detects the image type by its content and re-encodes it, which removes hidden data and the location. */
export async function savePhoto(context: Context, _input: object, request: FastifyRequest) {
  const { db, actor, files, secrets } = context
  const bytes = await readSingleFile(request, 'photo')
  await scanUpload(context, { path: 'photo', bytes })
  const kind = await detectFileType(bytes)
  if (kind?.mime !== 'image/jpeg' && kind?.mime !== 'image/png')
    return throwProblem('ANSWERS_INVALID', { issues: [photoIssue] })
  const photo = await reencode(bytes)
  const sha256 = await files.store(photo)
  const name = `${secrets.newToken().token}.jpg`
  await db.transaction().execute(async (tx) => {
    await insertStoredFile(tx, { name, sha256, media_type: 'image/jpeg', size: photo.length, owner_id: actor.id })
    await updateAccount(tx, actor.id, { avatar: name })
    await recordAuditEntry(tx, actor, 'account.photo-changed', `account:${actor.id}`)
  })
  return { avatar: avatarUrl(name) }
}

async function reencode(bytes: Buffer): Promise<Buffer> {
  try {
    return await reencodeImage(bytes, (picture) =>
      picture
        .resize(side, side, { fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 85, mozjpeg: true })
        .toBuffer(),
    )
  } catch {
    return throwProblem('ANSWERS_INVALID', { issues: [photoIssue] })
  }
}
