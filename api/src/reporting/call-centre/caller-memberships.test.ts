import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logins, type TestUsers } from '#casework/applications/test-users.test.support.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { callCentreClient, submitCallersFiles } from './call-centre.test.support.ts'

let portal: TestPortal
let cast: TestUsers
let other: string
beforeAll(async () => {
  portal = await startTestPortal()
  ;({ cast, other } = await submitCallersFiles(portal))
})
afterAll(() => portal.stop())

const { hear, numbersOf } = callCentreClient(() => cast)

describe('membership in the call centre', () => {
  it('is shown with state and insurance, by its number and by its owner’s phone', async () => {
    const { id, applicant_id } = await portal.db
      .selectFrom('application')
      .select(['id', 'applicant_id'])
      .where('no', '=', other)
      .executeTakeFirstOrThrow()
    const passport = {
      passport_sealed: portal.secrets.encrypt('BY0000001'),
      passport_index: portal.secrets.blindIndex('passport', 'BY0000001'),
    }
    const insured = {
      insurance_no: 'INS-9',
      sum_assured: '1000000',
      cover_from: '2026-01-01',
      cover_until: '2099-01-01',
    }
    await portal.db
      .insertInto('member')
      .values({
        number: 'RUH0000001',
        application_id: id,
        account_id: applicant_id,
        mission: 'RUH',
        country: 'SA',
        name: 'ABDUL KARIM',
        birth_sealed: portal.secrets.encrypt('1975-05-05'),
        joined_on: '2026-01-01',
        ...passport,
        ...insured,
      })
      .execute()
    const membership = {
      membershipId: 'RUH0000001',
      name: 'ABDUL KARIM',
      nameBng: null,
      state: 'ACTIVE',
      joinedOn: '2026-01-01',
      insuredYn: 'Y',
    }
    for (const typed of ['ruh০০০০০০১', logins.karim]) expect((await hear(typed)).memberships).toEqual([membership])
    expect(await numbersOf('RUH0000001')).toContain(other)
  })

  it('known only from the register is shown as such, with or without applications', async () => {
    expect((await hear('M-1')).memberships).toEqual([
      {
        membershipId: 'M-1',
        name: 'MONIR HOSSAIN',
        nameBng: null,
        state: null,
        joinedOn: '2024-06-02',
        insuredYn: 'Y',
      },
    ])
  })
})
