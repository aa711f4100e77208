import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'

let portal: TestPortal
let admin: string
let roles: Record<string, number>
const officeIds: Record<string, number> = {}

beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '123456' })
  admin = await portal.newTokenOf('admin@demo.wewb')
  const { data } = (await portal.get('/users/choices', { token: admin })).body
  roles = Object.fromEntries(data.roles.map(({ code, id }: { code: string; id: number }) => [code, id]))
  for (const { code, id } of data.offices) officeIds[code] = id
})
afterAll(() => portal.stop())

const put = (path: string, body: unknown, token = admin, language?: 'bn' | 'en') =>
  portal.ask('PUT', path, body, { token, ...(language && { language }) })
const officer = (login_id: string, more: object = {}) => ({
  full_name: 'Nasrin Akter',
  full_name_bng: 'নাসরিন আক্তার',
  login_id,
  userType: 'STAFF_FIELD',
  officeId: officeIds['DEMO-TANGAIL'],
  roleIds: [roles['DEMO_OFFICER']],
  ...more,
})
const make = async (login: string, more: object = {}) =>
  (await portal.post('/users', officer(login, { way: 'SHOW', ...more }), { token: admin })).body.data
const idOf = async (login: string) => (await portal.db.selectFrom('account').select('id').where('login_id', '=', login).executeTakeFirstOrThrow()).id // prettier-ignore
const issuesOf = ({ body }: { body: { issues?: { path: string }[] } }) => (body.issues ?? []).map(({ path }) => path)

describe('a new user', () => {
  it('gets a password shown once, must change it at the first log-in, and may do nothing before', async () => {
    const made = await portal.post('/users', officer('new.one@demo.wewb', { way: 'SHOW' }), { token: admin })
    expect([made.code, made.body.data.active_yn, made.body.data.sentTo]).toEqual([200, 'Y', null])
    const logged = await portal.logIn('new.one@demo.wewb', made.body.data.temporaryPassword)
    expect(logged.body.data.mustChangePassword).toBe('Y')
    expect((await portal.get('/dashboard', { token: logged.body.token })).body.code).toBe('MUST_CHANGE_PASSWORD')
    expect(JSON.stringify((await portal.get(`/users/${made.body.data.id}`, { token: admin })).body)).not.toContain(made.body.data.temporaryPassword)
  }) // prettier-ignore
  it('has three days to use a password that somebody else has seen', async () => {
    const { id, temporaryPassword } = await make('too.late@demo.wewb')
    await portal.db
      .updateTable('account')
      .set({ password_until: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    expect((await portal.logIn('too.late@demo.wewb', temporaryPassword)).body.code).toBe('INVALID_CREDENTIALS')
    const { password_until } = await portal.db.selectFrom('account').select('password_until').where('login_id', '=', 'new.one@demo.wewb').executeTakeFirstOrThrow() // prettier-ignore
    expect((password_until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(2.9 * 86_400_000)
  })
  it('is otherwise invited by message and chooses the password alone; no message carries a secret', async () => {
    const { data } = (await portal.post('/users', officer('01811000001'), { token: admin })).body
    expect([data.temporaryPassword, data.sentTo, data.mustChangePasswordYn]).toEqual([null, '018*****001', 'N'])
    const message = await portal.db.selectFrom('message').selectAll().where('recipient', '=', '01811000001').executeTakeFirstOrThrow()
    expect([message.template, message.body.includes('/forgot-password'), message.secret]).toEqual(['USER_INVITED', true, false])
    const asked = await portal.post('/pub/forget-password', { loginId: '01811000001', ...(await portal.newCaptcha()) })
    const opened = await portal.post('/pub/otp-verification', { otpToken: asked.body.data.otpToken, otp: '123456', purpose: 'FORGOT_PASSWORD' }) // prettier-ignore
    await portal.post('/pub/reset-password', { resetToken: opened.body.data.resetToken, newPassword: 'Chosen@by-me9', confirmPassword: 'Chosen@by-me9' }) // prettier-ignore
    expect((await portal.logIn('01811000001', 'Chosen@by-me9')).body.data.roleCodes).toEqual(['DEMO_OFFICER'])
  })
  it('is refused with the reason at its field: name, log-in, kind of user, office and role must fit', async () => {
    const ask = async (more: object) => issuesOf(await portal.post('/users', officer('wrong@demo.wewb', more), { token: admin }))
    expect(await ask({ full_name: 'নাসরিন', full_name_bng: 'Nasrin' })).toEqual(['full_name', 'full_name_bng'])
    expect(await ask({ login_id: 'nobody', email: 'x', mobile: '12' })).toEqual(['login_id', 'email', 'mobile'])
    expect(await ask({ userType: 'APPLICANT', officeId: null, roleIds: [roles['APPLICANT']] })).toEqual(['userType'])
    expect(await ask({ officeId: officeIds['RUH'] })).toEqual(['officeId'])
    expect(await ask({ officeId: null, roleIds: [] })).toEqual(['officeId', 'roleIds'])
    expect(await ask({ roleIds: [roles['MISSION_OFFICER']] })).toEqual(['roleIds'])
    expect(await ask({ userType: 'STAFF_MISSION', officeId: officeIds['RUH'], roleIds: [roles['MISSION_OFFICER']] })).toEqual([])
    expect(await ask({ login_id: 'admin@demo.wewb' })).toEqual(['login_id'])
  })
  it('never holds roles that separate duties: administrator and director, administrator and accounts', async () => {
    for (const other of ['DIRECTOR', 'ACCOUNTS']) {
      const roleIds = [roles['SYS_ADMIN'], roles[other]]
      const refused = await portal.post('/users', officer('both@demo.wewb', { userType: 'STAFF_HQ', officeId: officeIds['HQ'], roleIds }), { token: admin, language: 'en' }) // prettier-ignore
      expect([refused.code, refused.body.issues[0].path]).toEqual([422, 'roleIds'])
      expect(refused.body.issues[0].message).toContain('Who arranges roles and users may not')
    }
  })
  it('takes the place of a registration that was never finished, with none of what it held', async () => {
    await portal.db.insertInto('account').values({ login_type: 'MOBILE', login_id: '01811000002', full_name: 'Squatter', password_hash: 'x', user_type: 'APPLICANT', nid_index: Buffer.from('nid') }).execute() // prettier-ignore
    const { data } = (await portal.post('/users', officer('01811000002'), { token: admin })).body
    expect([data.full_name, data.roles.map(({ name }: { name: string }) => name)]).toEqual(['Nasrin Akter', ['DEMO officer']])
    const row = await portal.db.selectFrom('account').select(['nid_index', 'state']).where('id', '=', data.id).executeTakeFirstOrThrow()
    expect(row).toEqual({ nid_index: null, state: 'active' })
  })
  it('has no password that the administrator could act with where their duties must be apart', async () => {
    const director = { userType: 'STAFF_HQ', officeId: officeIds['HQ'], roleIds: [roles['DIRECTOR']] }
    const refused = await portal.post('/users', officer('second.dir@demo.wewb', { ...director, way: 'SHOW' }), { token: admin })
    expect([refused.code, issuesOf(refused)]).toEqual([422, ['way']])
    const reset = await put(`/users/${await idOf('dir.welfare@demo.wewb')}/reset-password`, { way: 'SHOW' })
    expect(issuesOf(reset)).toEqual(['way'])
    expect((await portal.get(`/users/${await idOf('dir.welfare@demo.wewb')}`, { token: admin })).body.data.acts).not.toContain('show-password') // prettier-ignore
  })
})

describe('changing a user', () => {
  it('gives and takes roles at once, and keeps what was before and after', async () => {
    const { id, temporaryPassword, revision } = await make('change.me@demo.wewb')
    const first = await portal.newTokenOf('change.me@demo.wewb', temporaryPassword)
    await portal.post('/change-password', { oldPassword: temporaryPassword, newPassword: 'Other@by-me9', confirmPassword: 'Other@by-me9' }, { token: first }) // prettier-ignore
    expect((await portal.get('/complaints', { token: first })).code).toBe(200)
    const changed = await put(`/users/${id}`, {
      ...officer('change.me@demo.wewb'), userType: 'STAFF_HQ', officeId: officeIds['HQ'], roleIds: [roles['CONTENT_EDITOR']], revision,
    }) // prettier-ignore
    expect([changed.code, changed.body.data.roleIds]).toEqual([200, [roles['CONTENT_EDITOR']]])
    expect((await portal.get('/complaints', { token: first })).code).toBe(403)
    const { list } = (await portal.get(`/users/${id}/history`, { token: admin })).body.data
    expect(list.map(({ event }: { event: string }) => event)).toEqual(['user.changed', 'account.password-changed', 'user.created'])
    expect(list[0].actorName).toBe('Admin Demo')
    expect(list[0].changes).toEqual([
      { what: 'userType', before: { bn: 'জেলা অফিস ও ওয়েলফেয়ার সেন্টার', en: 'District office and welfare centre' }, after: { bn: 'প্রধান কার্যালয়', en: 'Head office' } },
      { what: 'office', before: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস, টাঙ্গাইল', en: 'DEMO, Tangail' }, after: { bn: 'প্রধান কার্যালয়', en: 'Head office' } },
      { what: 'roles', before: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি কর্মকর্তা', en: 'DEMO officer' }, after: { bn: 'কনটেন্ট সম্পাদক', en: 'Content editor' } },
    ]) // prettier-ignore
  })
  it('does not overwrite what another administrator changed meanwhile', async () => {
    const { id, revision } = await make('two.editors@demo.wewb')
    const body = officer('two.editors@demo.wewb', { full_name: 'Nasrin Sultana', revision })
    expect((await put(`/users/${id}`, body)).code).toBe(200)
    expect((await put(`/users/${id}`, body)).body.code).toBe('VERSION_CONFLICT')
  })
  it('keeps the log-in and the state, which are not changed here', async () => {
    const { id } = await make('keep.me@demo.wewb')
    expect(issuesOf(await put(`/users/${id}`, officer('other@demo.wewb', { active_yn: 'N' })))).toEqual(['login_id', 'active_yn'])
    expect((await put(`/users/${id}`, officer('keep.me@demo.wewb', { id, active_yn: 'Y' }))).code).toBe(200)
  })
  it('leaves an applicant’s name to the applicant', async () => {
    const refused = await put(`/users/${await idOf('01700000001')}`, officer('01700000001'))
    expect([refused.code, refused.body.code]).toEqual([409, 'MOVE_NOT_OPEN'])
  })
})

describe('closing an account', () => {
  it('ends every session with the very next call, and says so at the next log-in', async () => {
    const token = await portal.newTokenOf('so.two@demo.wewb')
    const id = await idOf('so.two@demo.wewb')
    const closed = await put(`/users/${id}/status`, { active_yn: 'N', reason: 'Has left the board' }, admin, 'en')
    expect([closed.body.data.state, closed.body.data.stateReason, closed.body.message]).toEqual(['inactive', 'Has left the board', 'The account is closed and logged out everywhere.']) // prettier-ignore
    expect((await portal.get('/profile', { token })).code).toBe(401)
    expect((await portal.logIn('so.two@demo.wewb')).body.code).toBe('USER_INACTIVE')
    expect((await put(`/users/${id}/reset-password`, {})).body.code).toBe('MOVE_NOT_OPEN')
    expect((await put(`/users/${id}/status`, { active_yn: 'Y' })).body.data.acts).toContain('deactivate')
    expect((await portal.get('/profile', { token })).code).toBe(401)
    expect((await portal.logIn('so.two@demo.wewb')).code).toBe(200)
  })
  it('is for nobody to do to themselves, nor to change the own roles or office', async () => {
    const id = await idOf('admin@demo.wewb')
    const own = (await portal.get(`/users/${id}`, { token: admin })).body.data
    expect(own.acts).toEqual(['edit', 'sessions'])
    expect((await put(`/users/${id}/status`, { active_yn: 'N' })).body.code).toBe('OWN_ACCOUNT')
    expect((await put(`/users/${id}/reset-password`, {})).body.code).toBe('OWN_ACCOUNT')
    const body = { full_name: own.full_name, full_name_bng: own.full_name_bng, userType: 'STAFF_HQ', officeId: own.officeId }
    expect((await put(`/users/${id}`, { ...body, roleIds: [roles['CONTENT_EDITOR']] })).body.code).toBe('OWN_ACCOUNT')
    expect((await put(`/users/${id}`, { ...body, roleIds: own.roleIds })).code).toBe(200)
  })
  it('leaves one administrator, even when two close each other at the same moment', async () => {
    const more = { userType: 'STAFF_HQ', officeId: officeIds['HQ'], roleIds: [roles['SYS_ADMIN']] }
    const { id, temporaryPassword } = await make('admin.two@demo.wewb', more)
    const second = await portal.newTokenOf('admin.two@demo.wewb', temporaryPassword)
    await portal.post('/change-password', { oldPassword: temporaryPassword, newPassword: 'Other@by-me9', confirmPassword: 'Other@by-me9' }, { token: second }) // prettier-ignore
    const [one, other] = await Promise.all([
      put(`/users/${id}/status`, { active_yn: 'N' }),
      put(`/users/${await idOf('admin@demo.wewb')}/status`, { active_yn: 'N' }, second),
    ])
    expect([one.code, other.code].filter((code) => code === 200)).toHaveLength(1)
    await portal.db.updateTable('account').set({ state: 'active' }).where('login_id', '=', 'admin@demo.wewb').execute()
    admin = await portal.newTokenOf('admin@demo.wewb')
    await put(`/users/${id}/status`, { active_yn: 'N' })
  })
})

describe('a withdrawn password', () => {
  it('stops working with all sessions; a made-up one must be changed, and the owner hears of it', async () => {
    const { id, temporaryPassword } = await make('forgot@demo.wewb')
    const token = await portal.newTokenOf('forgot@demo.wewb', temporaryPassword)
    const { data } = (await put(`/users/${id}/reset-password`, { way: 'SHOW' })).body
    expect((await portal.get('/profile', { token })).code).toBe(401)
    expect((await portal.logIn('forgot@demo.wewb', temporaryPassword)).body.code).toBe('INVALID_CREDENTIALS')
    expect((await portal.logIn('forgot@demo.wewb', data.temporaryPassword)).body.data.mustChangePassword).toBe('Y')
    const told = await portal.db.selectFrom('message').select('template').where('recipient', '=', 'forgot@demo.wewb').execute()
    expect(told.map(({ template }) => template)).toContain('PASSWORD_CHANGED')
  })
  it('of an applicant is never shown: only the applicant gets a message', async () => {
    const id = await idOf('01700000002')
    expect(issuesOf(await put(`/users/${id}/reset-password`, { way: 'SHOW' }))).toEqual(['way'])
    const { data } = (await put(`/users/${id}/reset-password`, {})).body
    expect(data).toEqual({ temporaryPassword: null, sentTo: '017*****002' })
    expect((await portal.logIn('01700000002')).body.code).toBe('INVALID_CREDENTIALS')
  })
})

it('offers to remove a second step only where there is one', async () => {
  const { id } = await make('two.steps@demo.wewb')
  const acts = async () => (await portal.get(`/users/${id}`, { token: admin })).body.data.acts as string[]
  expect(await acts()).not.toContain('remove-second-step')
  await portal.db.insertInto('second_factor').values({ account_id: id, by_code: true, confirmed_at: new Date() }).execute()
  expect(await acts()).toContain('remove-second-step')
})

describe('sessions of a user', () => {
  it('are seen and ended by an administrator', async () => {
    const [one, two] = [await portal.newTokenOf('editor@demo.wewb'), await portal.newTokenOf('editor@demo.wewb')]
    const id = await idOf('editor@demo.wewb')
    const { data } = (await portal.get(`/users/${id}/sessions`, { token: admin })).body
    expect(data).toHaveLength(2)
    expect((await portal.ask('DELETE', `/users/${id}/sessions/${data[0].id}`, undefined, { token: admin })).code).toBe(200)
    const left = [(await portal.get('/profile', { token: one })).code, (await portal.get('/profile', { token: two })).code]
    expect(new Set(left)).toEqual(new Set([200, 401]))
    expect((await portal.ask('DELETE', `/users/${id}/sessions`, undefined, { token: admin })).body.data.ended).toBe(1)
    expect((await portal.ask('DELETE', `/users/${id + 1}/sessions/${data[1].id}`, undefined, { token: admin })).code).toBe(404)
  })
})

describe('the list of users', () => {
  const found = async (query: string, token = admin) =>
    (await portal.get(`/users?size=100&${query}`, { token })).body.data.list as { full_name: string; login_id: string; mobile: string; acts: string[] }[] // prettier-ignore
  it('finds by name in both scripts, by log-in, and by a phone number in Bangla digits', async () => {
    expect((await found(`search=${encodeURIComponent('রহিমা')}`)).map(({ full_name }) => full_name)).toEqual(['Rahima Begum'])
    expect((await found('search=rahima')).map(({ full_name }) => full_name)).toEqual(['Rahima Begum'])
    expect((await found('search=so.edu')).map(({ full_name }) => full_name)).toEqual(['Section Officer Demo'])
    expect((await found(`search=${encodeURIComponent('০১৭০০০০০০০১')}`)).map(({ full_name }) => full_name)).toEqual(['Rahima Begum'])
  })
  it('masks applicants for everybody, and lets no part of their number be guessed', async () => {
    expect((await found('search=rahima'))[0]).toMatchObject({ login_id: '017*****001', mobile: '017*****001', acts: ['deactivate', 'reset', 'sessions'] }) // prettier-ignore
    expect(await found('search=0170000')).toEqual([])
    expect(JSON.stringify(await found('staffYn=N'))).not.toContain('01700000001')
  })
  it('masks colleagues for those who may only look, who may change nothing', async () => {
    const director = await portal.newTokenOf('dir.welfare@demo.wewb')
    expect((await found('search=so.edu', director))[0]).toMatchObject({ login_id: 's*****@demo.wewb', acts: [] })
    expect((await portal.post('/users', officer('x@demo.wewb'), { token: director })).code).toBe(403)
    expect((await portal.get(`/users/1/sessions`, { token: director })).code).toBe(403)
    expect((await portal.get('/users', { token: await portal.newTokenOf('so.edu@demo.wewb') })).code).toBe(403)
  })
  it('is narrowed by type, role, office and state, with the last log-in of each', async () => {
    const rows = (await portal.get(`/users?userType=STAFF_MISSION&roleId=${roles['MISSION_OFFICER']}&officeId=${officeIds['DXB']}&active_yn=Y`, { token: admin })).body.data // prettier-ignore
    expect([rows.total, rows.list[0].login_id, rows.list[0].lastLoginAt]).toEqual([1, 'mission.dubai@demo.wewb', null])
    const own = (await portal.get(`/users/${await idOf('admin@demo.wewb')}`, { token: admin })).body.data
    expect(Date.now() - Date.parse(own.lastLoginAt)).toBeLessThan(120_000)
    expect((await found('active_yn=N')).map(({ login_id }) => login_id)).toContain('admin.two@demo.wewb')
  })
  it('shows what somebody with these roles would see, and why roles may not go together', async () => {
    const { data } = (await portal.get(`/users/preview?roleIds=${roles['CONTENT_EDITOR']}`, { token: admin })).body
    expect(data.menus.map(({ name }: { name: string }) => name)).toEqual(['Result', 'Content', 'Report'])
    expect([data.conflicts, data.mayShowPasswordYn]).toEqual([[], 'Y'])
    const both = (await portal.get(`/users/preview?roleIds=${roles['SYS_ADMIN']},${roles['DIRECTOR']}`, { token: admin })).body.data
    expect([both.conflicts.length > 0, both.mayShowPasswordYn]).toEqual([true, 'N'])
  })
})
