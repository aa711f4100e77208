import sharp from 'sharp'
import type { SignedDocument } from '#membership/signed-codes/code-encoding.ts'
import { signCode } from '#membership/signed-codes/sign-code.ts'
import type { TestPortal } from '#testing/test-portal.ts'

export const number = 'RUH0000001'
export const passport = 'EF7654321'
export const birthDay = '1991-07-23'

/** Inserts a member with a photo, a replaced card and a valid card for this application. */
export async function insertMemberWithCards(portal: TestPortal, applicationNo: string): Promise<number> {
  const { id } = await portal.db
    .selectFrom('application')
    .select('id')
    .where('no', '=', applicationNo)
    .executeTakeFirstOrThrow()
  const photo = await portal.files.store(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ccc' } })
      .jpeg()
      .toBuffer(),
  )
  const { secrets } = portal
  const member = {
    number,
    application_id: id,
    mission: 'RUH',
    country: 'SA',
    name: 'Abdul Karim Mia',
    name_bng: 'আব্দুল করিম মিয়া',
    passport_sealed: secrets.encrypt(passport),
    passport_index: secrets.blindIndex('passport', passport),
    passport_expires_on: '2031-08-09',
    birth_sealed: secrets.encrypt(birthDay),
    photo,
    joined_on: '2026-11-01',
  }
  const memberId = (await portal.db.insertInto('member').values(member).returning('id').executeTakeFirstOrThrow()).id
  const cards = [
    { serial: 1, issued_on: '2026-11-02', state: 'REPLACED' as const },
    { serial: 2, issued_on: '2026-11-10', state: 'VALID' as const },
  ]
  await portal.db
    .insertInto('member_card')
    .values(cards.map((card) => ({ member_id: memberId, ...card })))
    .execute()
  return memberId
}

/** Signs and verifies codes on a portal that starts later, and records every response. */
export function verificationClient(portal: () => TestPortal) {
  const answers: string[] = []
  const codeFor = (document: Partial<SignedDocument> = {}) =>
    signCode(portal(), { type: 'MEMBERSHIP_CARD', reference: number, serial: 2, issuedOn: '2026-11-10', ...document })
  const verify = async (code: string, language: 'bn' | 'en' = 'en') => {
    const answer = await portal().post('/pub/qr-code-verify', { code }, { language })
    answers.push(JSON.stringify(answer))
    return answer
  }
  const stateOf = async (document: Partial<SignedDocument>) => {
    const { body } = await verify(await codeFor(document))
    return body.data?.state ?? body.code
  }
  const lastAudit = async () => {
    const { event, subject, detail, actor } = await portal()
      .db.selectFrom('audit')
      .selectAll()
      .where('event', 'like', 'code.%')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { event, subject, detail, actor }
  }
  return { answers, codeFor, verify, stateOf, lastAudit }
}
