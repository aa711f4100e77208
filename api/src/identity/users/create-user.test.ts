import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issuesOf, startUserPortal, type UserPortal } from './users.test.support.ts'

let portal: UserPortal['portal']
let admin: string
let roles: UserPortal['roles']
let officeIds: UserPortal['officeIds']
let put: UserPortal['put']
let officer: UserPortal['officer']
let make: UserPortal['make']
let idOf: UserPortal['idOf']

beforeAll(async () => {
  const started = await startUserPortal(() => admin)
  ;({ portal, firstToken: admin, roles, officeIds, put, officer, make, idOf } = started)
})
afterAll(() => portal.stop())

describe('new user', () => {
  it('gets a temporary password shown once, and must change it before any other request', async () => {
    const created = await portal.post('/users', officer('new.one@demo.wewb', { way: 'SHOW' }), { token: admin })
    expect([created.code, created.body.data.active_yn, created.body.data.sentTo]).toEqual([200, 'Y', null])
    const logged = await portal.logIn('new.one@demo.wewb', created.body.data.temporaryPassword)
    expect(logged.body.data.mustChangePassword).toBe('Y')
    expect((await portal.get('/dashboard', { token: logged.body.token })).body.code).toBe('MUST_CHANGE_PASSWORD')
    expect(JSON.stringify((await portal.get(`/users/${created.body.data.id}`, { token: admin })).body)).not.toContain(
      created.body.data.temporaryPassword,
    )
  })
  it('has three days to use a temporary password', async () => {
    const { id, temporaryPassword } = await make('too.late@demo.wewb')
    await portal.db
      .updateTable('account')
      .set({ password_until: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    expect((await portal.logIn('too.late@demo.wewb', temporaryPassword)).body.code).toBe('INVALID_CREDENTIALS')
    const { password_until } = await portal.db
      .selectFrom('account')
      .select('password_until')
      .where('login_id', '=', 'new.one@demo.wewb')
      .executeTakeFirstOrThrow()
    expect((password_until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(2.9 * 86_400_000)
  })
  it('is otherwise invited by message and sets the password; no message contains a secret', async () => {
    const { data } = (await portal.post('/users', officer('01811000001'), { token: admin })).body
    expect([data.temporaryPassword, data.sentTo, data.mustChangePasswordYn]).toEqual([null, '018*****001', 'N'])
    const message = await portal.db
      .selectFrom('message')
      .selectAll()
      .where('recipient', '=', '01811000001')
      .executeTakeFirstOrThrow()
    expect([message.template, message.body.includes('/forgot-password'), message.secret]).toEqual([
      'USER_INVITED',
      true,
      false,
    ])
    const resetRequest = await portal.post('/pub/forget-password', {
      loginId: '01811000001',
      ...(await portal.newCaptcha()),
    })
    const opened = await portal.post('/pub/otp-verification', {
      otpToken: resetRequest.body.data.otpToken,
      otp: '123456',
      purpose: 'FORGOT_PASSWORD',
    })
    await portal.post('/pub/reset-password', {
      resetToken: opened.body.data.resetToken,
      newPassword: 'Chosen@by-me9',
      confirmPassword: 'Chosen@by-me9',
    })
    expect((await portal.logIn('01811000001', 'Chosen@by-me9')).body.data.roleCodes).toEqual(['DEMO_OFFICER'])
  })
  it('is rejected with issues at the fields: name, log-in, user type, office and role must match', async () => {
    const ask = async (more: object) =>
      issuesOf(await portal.post('/users', officer('wrong@demo.wewb', more), { token: admin }))
    expect(await ask({ full_name: 'নাসরিন', full_name_bng: 'Nasrin' })).toEqual(['full_name', 'full_name_bng'])
    expect(await ask({ login_id: 'nobody', email: 'x', mobile: '12' })).toEqual(['login_id', 'email', 'mobile'])
    expect(await ask({ userType: 'APPLICANT', officeId: null, roleIds: [roles['APPLICANT']] })).toEqual(['userType'])
    expect(await ask({ officeId: officeIds['RUH'] })).toEqual(['officeId'])
    expect(await ask({ officeId: null, roleIds: [] })).toEqual(['officeId', 'roleIds'])
    expect(await ask({ roleIds: [roles['MISSION_OFFICER']] })).toEqual(['roleIds'])
    expect(
      await ask({ userType: 'STAFF_MISSION', officeId: officeIds['RUH'], roleIds: [roles['MISSION_OFFICER']] }),
    ).toEqual([])
    expect(await ask({ login_id: 'admin@demo.wewb' })).toEqual(['login_id'])
  })
  it('never has conflicting roles: administrator and director, administrator and accounts', async () => {
    for (const other of ['DIRECTOR', 'ACCOUNTS']) {
      const roleIds = [roles['SYS_ADMIN'], roles[other]]
      const refused = await portal.post(
        '/users',
        officer('both@demo.wewb', { userType: 'STAFF_HQ', officeId: officeIds['HQ'], roleIds }),
        { token: admin, language: 'en' },
      )
      expect([refused.code, refused.body.issues[0].path]).toEqual([422, 'roleIds'])
      expect(refused.body.issues[0].message).toContain('Who arranges roles and users may not')
    }
  })
  it('replaces an incomplete registration without its data', async () => {
    await portal.db
      .insertInto('account')
      .values({
        login_type: 'MOBILE',
        login_id: '01811000002',
        full_name: 'Squatter',
        password_hash: 'x',
        user_type: 'APPLICANT',
        nid_index: Buffer.from('nid'),
      })
      .execute()
    const { data } = (await portal.post('/users', officer('01811000002'), { token: admin })).body
    expect([data.full_name, data.roles.map(({ name }: { name: string }) => name)]).toEqual([
      'Nasrin Akter',
      ['DEMO officer'],
    ])
    const row = await portal.db
      .selectFrom('account')
      .select(['nid_index', 'state'])
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ nid_index: null, state: 'active' })
  })
  it('has no password known to the administrator if their duties must be separate', async () => {
    const director = { userType: 'STAFF_HQ', officeId: officeIds['HQ'], roleIds: [roles['DIRECTOR']] }
    const refused = await portal.post('/users', officer('second.dir@demo.wewb', { ...director, way: 'SHOW' }), {
      token: admin,
    })
    expect([refused.code, issuesOf(refused)]).toEqual([422, ['way']])
    const reset = await put(`/users/${await idOf('dir.welfare@demo.wewb')}/reset-password`, { way: 'SHOW' })
    expect(issuesOf(reset)).toEqual(['way'])
    expect(
      (await portal.get(`/users/${await idOf('dir.welfare@demo.wewb')}`, { token: admin })).body.data.acts,
    ).not.toContain('show-password')
  })
})
