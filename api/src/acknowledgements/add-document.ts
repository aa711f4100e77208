import type { FastifyRequest } from 'fastify'
import { referralFields } from '../../../domain/src/awards/acknowledgement.ts'
import { holdFile, seeFile } from '../applications/access-file.ts'
import { attach, fileFieldAt } from '../applications/documents.ts'
import { keepUpload } from '../applications/keep-upload.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { readFieldAndFile } from '../platform/uploads.ts'
import { insistOnReferring } from './may-refer.ts'

const steps = [{ id: 'referral', title: { bn: 'রেফারেল', en: 'Referral' }, fields: referralFields }]

/** A page for a referral that is being written. It lies with the file's other papers, under a path no question of the form has. */
export async function addDocument(context: Context, { applicationNo }: { applicationNo: string }, request: FastifyRequest) {
  const sent = await readFieldAndFile(request)
  insistOnReferring(context, await seeFile(context, applicationNo))
  await context.limits.count('uploads', String(context.actor.id))
  const field = fileFieldAt({ steps }, sent.path) ?? refuse('NOT_FOUND')
  const page = await keepUpload(context.files, field, sent)
  return await context.db.transaction().execute(async (tx) => {
    const { file } = await holdFile(tx, context, applicationNo)
    return await attach(tx, context, file, `referral.${sent.path}`, page)
  })
}
