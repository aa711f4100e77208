import type { FastifyRequest } from 'fastify'
import { issue } from '../../../domain/src/fields/issue.ts'
import type { Context } from '../platform/context.ts'
import { drawAnew } from '../platform/draw-anew.ts'
import { kindOfFile } from '../platform/kind-of-file.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readOnlyFile } from '../platform/uploads.ts'
import { avatarAddress } from './describe-user.ts'

const side = 300

/** Whatever comes is judged by its first bytes, then drawn anew: hidden data and the place it was taken do not survive. */
export async function savePhoto(context: Context, _input: object, request: FastifyRequest) {
  const { db, actor, files, secrets } = context
  const bytes = await readOnlyFile(request, 'photo')
  const kind = await kindOfFile(bytes)
  if (kind?.mime !== 'image/jpeg' && kind?.mime !== 'image/png') return refuse('ANSWERS_INVALID', { issues: [issue('photo', 'wrong-image')] })
  const photo = await redraw(bytes)
  const sha256 = await files.store(photo)
  const name = `${secrets.newToken().token}.jpg`
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('stored_file').values({ name, sha256, media_type: 'image/jpeg', size: photo.length, owner_id: actor.id }).execute()
    await tx.updateTable('account').set({ avatar: name }).where('id', '=', actor.id).execute()
    await record(tx, actor, 'account.photo-changed', `account:${actor.id}`)
  })
  return { avatar: avatarAddress(name) }
} // prettier-ignore

async function redraw(bytes: Buffer): Promise<Buffer> {
  try {
    return await drawAnew(bytes, (picture) =>
      picture.resize(side, side, { fit: 'cover' }).flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true }).toBuffer(),
    )
  } catch {
    return refuse('ANSWERS_INVALID', { issues: [issue('photo', 'wrong-image')] })
  }
}
