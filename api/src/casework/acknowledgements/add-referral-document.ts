import type { FastifyRequest } from 'fastify'
import { referralFields } from '@wewb/domain/services/awards/acknowledgement'
import { lockVisibleApplication, getVisibleApplication } from '#casework/applications/application-access.ts'
import { attachDocument, fileFieldAt } from '#casework/applications/documents.ts'
import { storeUpload } from '#casework/applications/store-upload.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { readFieldAndFile } from '#server/multipart-form.ts'
import { assertMayRefer } from './may-refer.ts'

const steps = [{ id: 'referral', title: { bn: 'রেফারেল', en: 'Referral' }, fields: referralFields }]

/**
 * Stores an uploaded page for a referral that is being written. It is a document of the application, under a path that
 * no field of the form has.
 */
export async function addReferralDocument(
  context: Context,
  { applicationNo }: { applicationNo: string },
  request: FastifyRequest,
) {
  const sent = await readFieldAndFile(request)
  assertMayRefer(context, await getVisibleApplication(context, applicationNo))
  await context.limits.consume('uploads', String(context.actor.id))
  const field = fileFieldAt({ steps }, sent.path) ?? throwProblem('NOT_FOUND')
  const page = await storeUpload(context, field, sent, `application:${applicationNo}`)
  return await context.db.transaction().execute(async (tx) => {
    const { application } = await lockVisibleApplication(tx, context, applicationNo)
    return await attachDocument(tx, context, application, `referral.${sent.path}`, page)
  })
}
