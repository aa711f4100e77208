import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { fillMembershipForm } from '#testing/test-membership.ts'
import { picture } from '#testing/images.ts'
import type { TestPortal } from '#testing/test-portal.ts'

export const riyadh = 'mission.riyadh@demo.wewb'
export const dubai = 'mission.dubai@demo.wewb'
export const assistant = 'ad.welfare@demo.wewb'

export const passport = (passportNo: string) => ({ ...(membershipAnswers['passport'] as object), passportNo })
export const issuesOf = (answer: { body: unknown }) =>
  bodyOf(answer).issues?.map(({ path, message }) => `${path}: ${message}`)

/** Submits applications and reads memberships, on a portal that starts later. */
export function memberClient(portal: () => TestPortal) {
  const messagesTo = async (recipient: string) =>
    await portal()
      .db.selectFrom('message')
      .select(['template', 'body', 'language'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  const submit = async (login: string, changes: object) => {
    const token = await portal().tokenOf(login)
    return await createTestApplicant(portal(), token).submit(await fillMembershipForm(portal(), token, { ...changes }))
  }
  const stateOf = async (number: string) =>
    bodyOf(await portal().get(`/memberships/${number}`, { token: await portal().tokenOf(riyadh) })).data
  const check = async (workerPassportNo: string) => {
    const query = { identitySource: '4', workerPassportNo, workerDob: '1985-05-05' }
    return bodyOf(
      await portal().post('/identity/verify-worker', query, { token: await portal().tokenOf('01700000001') }),
    ).data['memberNo']
  }

  /** Fills in, but does not submit, a change of Kamal's passport. */
  const changeTo = async (passportNo: string) => {
    const member = createTestApplicant(portal(), await portal().tokenOf('kamal@demo.wewb'))
    const no = String(
      bodyOf(await member.send('POST', '/applications', { service: 'wewb-passport' })).data['applicationNo'],
    )
    const copy = await member.upload(no, 'passportCopy', await picture())
    const save = (passportNo: string) =>
      member.save(no, 'passport', {
        passport: passport(passportNo),
        changeReason: 'EXPIRED',
        passportCopy: [copy],
        declarationAccepted: true,
      })
    await save(passportNo)
    return { no, save, submit: () => member.submit(no) }
  }

  return { messagesTo, submit, stateOf, check, changeTo }
}
