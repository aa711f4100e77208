import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workbook } from '#registers/spreadsheets/workbook.test.support.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let admin: string
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

const heading = ['full_name', 'full_name_bng', 'login_id', 'mobile', 'userType', 'officeId', 'roleIds']
const send = (bytes: Buffer, token = admin) => {
  const body = Buffer.concat([
    Buffer.from(
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="staff.csv"\r\ncontent-type: text/csv\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ])
  return portal.request('POST', '/users/imports', body, {
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
}
const csv = (...rows: string[][]) => Buffer.from([heading, ...rows].map((row) => row.join(',')).join('\n'))
const confirm = (importId: string, token = admin) => portal.post(`/users/imports/${importId}/confirm`, {}, { token })
const countAccounts = async () =>
  Number(
    (
      await portal.db
        .selectFrom('account')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('import of users', () => {
  it('is previewed, then executed at once with an invitation for each user', async () => {
    const before = await countAccounts()
    const read = await send(
      csv(
        ['Amena Khatun', 'আমেনা খাতুন', '০১৮২২০০০০০১', '', 'STAFF_FIELD', 'DEMO-TANGAIL', 'DEMO_OFFICER'],
        ['Jamal Uddin', '', 'jamal@demo.wewb', '1822000009', 'বিদেশের মিশন', 'Mission: Riyadh'.replace(':', ''), ''],
        ['Rafiq Islam', '', 'rafiq@demo.wewb', '', 'STAFF_MISSION', 'RUH', ''],
      ),
    )
    expect(
      read.body.data.rows.map(
        ({ row, login_id, roles }: { row: number; login_id: string; roles: { en: string }[] }) => [
          row,
          login_id,
          roles[0]?.en,
        ],
      ),
    ).toEqual([
      [2, '01822000001', 'DEMO officer'],
      [4, 'rafiq@demo.wewb', 'Labour wing officer of the mission'],
    ])
    expect(read.body.data.errors).toMatchObject([
      { row: 3, column: 'officeId', message: { en: 'There is no office with this name or code.' } },
    ])
    expect(await countAccounts()).toBe(before)
    const imported = await confirm(read.body.data.importId)
    expect(imported.body.data.made.map(({ sentTo }: { sentTo: string }) => sentTo)).toEqual([
      '018*****001',
      'r*****@demo.wewb',
    ])
    expect(await countAccounts()).toBe(before + 2)
    expect(JSON.stringify(imported.body)).not.toContain('assword')
    const invited = await portal.db
      .selectFrom('message')
      .select('recipient')
      .where('template', '=', 'USER_INVITED')
      .orderBy('id')
      .execute()
    expect(invited.map(({ recipient }) => recipient)).toEqual(['01822000001', 'rafiq@demo.wewb'])
  })
  it('is confirmed once by its uploader, and leaves no data behind', async () => {
    const { importId } = (await send(csv(['Once Only', '', 'once@demo.wewb', '', 'AUDIT', '', '']))).body.data
    await portal.post(
      '/users',
      { full_name: 'Admin Two', login_id: 'admin.two@demo.wewb', userType: 'STAFF_HQ', officeId: 1, roleIds: [12] },
      { token: admin },
    )
    await portal.db
      .updateTable('account')
      .set({
        password_hash: portal.db
          .selectFrom('account as a')
          .select('a.password_hash')
          .where('a.login_id', '=', 'admin@demo.wewb'),
      })
      .where('login_id', '=', 'admin.two@demo.wewb')
      .execute()
    expect((await confirm(importId, await portal.tokenOf('admin.two@demo.wewb'))).code).toBe(404)
    const [one, two] = await Promise.all([confirm(importId), confirm(importId)])
    expect(new Set([one.code, two.code])).toEqual(new Set([200, 409]))
    const stored = await portal.db
      .selectFrom('user_import')
      .select(['rows_sealed', 'made'])
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ rows_sealed: null, made: 1 })
  })
  it('reports row issues: a duplicate log-in, an existing account, conflicting roles', async () => {
    const { data } = (
      await send(
        csv(
          ['First One', '', '01822000005', '', 'STAFF_HQ', 'HQ', 'SECTION_OFFICER'],
          ['Second One', '', '+8801822000005', '', 'STAFF_HQ', 'HQ', 'SECTION_OFFICER'],
          ['Third One', '', 'admin@demo.wewb', '', 'STAFF_HQ', 'HQ', ''],
          ['Fourth One', '', '01822000006', '', 'STAFF_HQ', 'HQ', 'SYS_ADMIN;DIRECTOR'],
          ['Fifth One', '', 'Rahima', '', 'APPLICANT', 'HQ', ''],
          ['', '', '01822000007', '', 'STAFF_HQ', 'RUH', ''],
        ),
      )
    ).body
    expect(data.rows.map(({ row }: { row: number }) => row)).toEqual([2])
    const errors = data.errors.map(
      ({ row, column, message }: { row: number; column: string; message: { en: string } }) =>
        `${row} ${column} ${message.en.slice(0, 40)}`,
    )
    expect(errors).toEqual([
      '3 login_id The same log-in stands in row 2 of the f',
      '4 login_id There is an account with this mobile num',
      '5 roleIds Who arranges roles and users may not app',
      '6 login_id Write a mobile number of 11 digits or an',
      '6 userType Write one of STAFF_HQ, STAFF_FIELD, STAF',
      '7 full_name This cell may not be empty.',
    ])
    expect(data.refused).toBe(5)
  })
  it('accepts a workbook in which phone numbers lost their leading zero', async () => {
    const sheet = workbook([heading, ['Karim Mia', null, 1822000008, null, 'CALL_CENTRE', 'CALL', 'CALL_CENTRE']])
    expect((await send(sheet)).body.data.rows).toMatchObject([
      { login_id: '01822000008', office: { en: 'Call centre' } },
    ])
  })
  it('accepts at most 500 rows with the right columns; anything else is rejected with a message', async () => {
    const many = Array.from({ length: 501 }, (_, n) => ['Some One', '', `someone${n}@demo.wewb`, '', 'AUDIT', '', ''])
    expect((await send(csv(...many))).body.issues[0].path).toBe('file')
    expect((await send(Buffer.from('a,b\n1,2'))).body.issues[0].message).toContain('লগইন আইডি')
    expect((await send(Buffer.from('PK\u0003\u0004broken'))).code).toBe(422)
    expect((await send(csv(), await portal.tokenOf('dir.welfare@demo.wewb'))).code).toBe(403)
  })
  it('has a template that opens in a spreadsheet as text and is valid', async () => {
    const { body, headers } = await portal.get('/users/imports/template', { token: admin })
    expect(headers['content-disposition']).toContain('users.csv')
    expect(body.toString()).toContain('"full_name"')
    expect((await send(body)).body.data).toMatchObject({ refused: 0, rows: [{ login_id: 'rahima@example.com' }] })
  })
})

describe('default role of a user type', () => {
  it('is assigned to a new user without a role, and at registration', async () => {
    const types = (await portal.get('/user-type-roles', { token: admin })).body.data as {
      userType: string
      roleId: number
    }[]
    expect(types.map(({ userType, roleId }) => [userType, roleId])).toEqual([
      ['APPLICANT', 1],
      ['STAFF_HQ', 7],
      ['STAFF_FIELD', 3],
      ['STAFF_MISSION', 6],
      ['STAFF_AIRPORT', 5],
      ['CALL_CENTRE', 2],
      ['AUDIT', 13],
    ])
    expect((await portal.post('/user-type-roles', { userType: 'STAFF_FIELD', roleId: 4 }, { token: admin })).code).toBe(
      200,
    )
    const { data } = (await send(csv(['Wel Fare', '', 'wel@demo.wewb', '', 'STAFF_FIELD', 'WC-TANGAIL', '']))).body
    expect(data.rows[0].roles[0].en).toBe('Welfare centre officer')
    const own = await portal.db
      .insertInto('role')
      .values({ code: 'READER', name: 'Reader', name_bng: 'পাঠক', user_type: 'APPLICANT' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await portal.post('/user-type-roles', { userType: 'APPLICANT', roleId: own.id }, { token: admin })
    await portal.post('/pub/registration', {
      fullNameEn: 'New Comer',
      loginType: 'MOBILE',
      mobile: '01822000010',
      password: 'Abcd@1234',
      confirmPassword: 'Abcd@1234',
      termsAccepted: 'Y',
      ...(await portal.newCaptcha()),
    })
    const assigned = await portal.db
      .selectFrom('account_role')
      .innerJoin('account', 'account.id', 'account_id')
      .select('role_id')
      .where('login_id', '=', '01822000010')
      .execute()
    expect(assigned).toEqual([{ role_id: own.id }])
  })
  it('is set by PUT as by POST, as often as it is sent', async () => {
    const put = (body: object) => portal.request('PUT', '/user-type-roles', body, { token: admin })
    const chosen = { userType: 'STAFF_FIELD', roleId: 3 }
    for (const sent of [await put(chosen), await put(chosen)])
      expect([sent.code, sent.body]).toMatchObject([200, { data: chosen }])
    expect((await portal.get('/user-type-roles', { token: admin })).body.data).toContainEqual(
      expect.objectContaining(chosen),
    )
    expect(await put({ userType: 'STAFF_FIELD', roleId: 12 })).toMatchObject({ code: 422 })
  })
  it('must be a role of that type: a registration never creates an officer', async () => {
    const refused = await portal.post('/user-type-roles', { userType: 'APPLICANT', roleId: 12 }, { token: admin })
    expect([refused.code, refused.body.issues[0].path]).toEqual([422, 'roleId'])
    await portal.db.updateTable('role').set({ user_type: 'STAFF_HQ' }).where('code', '=', 'READER').execute()
    expect(
      ((await portal.get('/user-type-roles', { token: admin })).body.data as { roleId: number }[])[0]?.roleId,
    ).toBe(1)
    expect(
      (
        await portal.post(
          '/user-type-roles',
          { userType: 'AUDIT', roleId: 13 },
          { token: await portal.tokenOf('auditor@demo.wewb') },
        )
      ).code,
    ).toBe(403)
  })
})
