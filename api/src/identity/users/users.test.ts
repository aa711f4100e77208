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

describe('changing a user', () => {
  it('adds and removes roles at once, and audits old and new values', async () => {
    const { id, temporaryPassword, revision } = await make('change.me@demo.wewb')
    const first = await portal.newTokenOf('change.me@demo.wewb', temporaryPassword)
    await portal.post(
      '/change-password',
      { oldPassword: temporaryPassword, newPassword: 'Other@by-me9', confirmPassword: 'Other@by-me9' },
      { token: first },
    )
    expect((await portal.get('/complaints', { token: first })).code).toBe(200)
    const changed = await put(`/users/${id}`, {
      ...officer('change.me@demo.wewb'),
      userType: 'STAFF_HQ',
      officeId: officeIds['HQ'],
      roleIds: [roles['CONTENT_EDITOR']],
      revision,
    })
    expect([changed.code, changed.body.data.roleIds]).toEqual([200, [roles['CONTENT_EDITOR']]])
    expect((await portal.get('/complaints', { token: first })).code).toBe(403)
    const { list } = (await portal.get(`/users/${id}/history`, { token: admin })).body.data
    expect(list.map(({ event }: { event: string }) => event)).toEqual([
      'user.changed',
      'account.password-changed',
      'user.created',
    ])
    expect(list[0].actorName).toBe('Admin Demo')
    expect(list[0].changes).toEqual([
      {
        what: 'userType',
        before: { bn: 'জেলা অফিস ও ওয়েলফেয়ার সেন্টার', en: 'District office and welfare centre' },
        after: { bn: 'প্রধান কার্যালয়', en: 'Head office' },
      },
      {
        what: 'office',
        before: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস, টাঙ্গাইল', en: 'DEMO, Tangail' },
        after: { bn: 'প্রধান কার্যালয়', en: 'Head office' },
      },
      {
        what: 'roles',
        before: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি কর্মকর্তা', en: 'DEMO officer' },
        after: { bn: 'কনটেন্ট সম্পাদক', en: 'Content editor' },
      },
    ])
  })
  it('rejects a stale edit', async () => {
    const { id, revision } = await make('two.editors@demo.wewb')
    const body = officer('two.editors@demo.wewb', { full_name: 'Nasrin Sultana', revision })
    expect((await put(`/users/${id}`, body)).code).toBe(200)
    expect((await put(`/users/${id}`, body)).body.code).toBe('VERSION_CONFLICT')
  })
  it('cannot change the log-in and the state', async () => {
    const { id } = await make('keep.me@demo.wewb')
    expect(issuesOf(await put(`/users/${id}`, officer('other@demo.wewb', { active_yn: 'N' })))).toEqual([
      'login_id',
      'active_yn',
    ])
    expect((await put(`/users/${id}`, officer('keep.me@demo.wewb', { id, active_yn: 'Y' }))).code).toBe(200)
  })
  it('cannot change the name of an applicant', async () => {
    const refused = await put(`/users/${await idOf('01700000001')}`, officer('01700000001'))
    expect([refused.code, refused.body.code]).toEqual([409, 'MOVE_NOT_OPEN'])
  })
})

describe('closing an account', () => {
  it('ends every session with the next request, and is reported at the next log-in', async () => {
    const token = await portal.newTokenOf('so.two@demo.wewb')
    const id = await idOf('so.two@demo.wewb')
    const closed = await put(`/users/${id}/status`, { active_yn: 'N', reason: 'Has left the board' }, admin, 'en')
    expect([closed.body.data.state, closed.body.data.stateReason, closed.body.message]).toEqual([
      'inactive',
      'Has left the board',
      'The account is closed and logged out everywhere.',
    ])
    expect((await portal.get('/profile', { token })).code).toBe(401)
    expect((await portal.logIn('so.two@demo.wewb')).body.code).toBe('USER_INACTIVE')
    expect((await put(`/users/${id}/reset-password`, {})).body.code).toBe('MOVE_NOT_OPEN')
    expect((await put(`/users/${id}/status`, { active_yn: 'Y' })).body.data.acts).toContain('deactivate')
    expect((await portal.get('/profile', { token })).code).toBe(401)
    expect((await portal.logIn('so.two@demo.wewb')).code).toBe(200)
  })
  it('is not permitted for oneself, nor is a change of the own roles or office', async () => {
    const id = await idOf('admin@demo.wewb')
    const own = (await portal.get(`/users/${id}`, { token: admin })).body.data
    expect(own.acts).toEqual(['edit', 'sessions'])
    expect((await put(`/users/${id}/status`, { active_yn: 'N' })).body.code).toBe('OWN_ACCOUNT')
    expect((await put(`/users/${id}/reset-password`, {})).body.code).toBe('OWN_ACCOUNT')
    const body = {
      full_name: own.full_name,
      full_name_bng: own.full_name_bng,
      userType: 'STAFF_HQ',
      officeId: own.officeId,
    }
    expect((await put(`/users/${id}`, { ...body, roleIds: [roles['CONTENT_EDITOR']] })).body.code).toBe('OWN_ACCOUNT')
    expect((await put(`/users/${id}`, { ...body, roleIds: own.roleIds })).code).toBe(200)
  })
  it('leaves one administrator, even if two close each other concurrently', async () => {
    const more = { userType: 'STAFF_HQ', officeId: officeIds['HQ'], roleIds: [roles['SYS_ADMIN']] }
    const { id, temporaryPassword } = await make('admin.two@demo.wewb', more)
    const second = await portal.newTokenOf('admin.two@demo.wewb', temporaryPassword)
    await portal.post(
      '/change-password',
      { oldPassword: temporaryPassword, newPassword: 'Other@by-me9', confirmPassword: 'Other@by-me9' },
      { token: second },
    )
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

describe('password reset by an administrator', () => {
  it('ends all sessions; a temporary password must be changed, and the owner is notified', async () => {
    const { id, temporaryPassword } = await make('forgot@demo.wewb')
    const token = await portal.newTokenOf('forgot@demo.wewb', temporaryPassword)
    const { data } = (await put(`/users/${id}/reset-password`, { way: 'SHOW' })).body
    expect((await portal.get('/profile', { token })).code).toBe(401)
    expect((await portal.logIn('forgot@demo.wewb', temporaryPassword)).body.code).toBe('INVALID_CREDENTIALS')
    expect((await portal.logIn('forgot@demo.wewb', data.temporaryPassword)).body.data.mustChangePassword).toBe('Y')
    const messages = await portal.db
      .selectFrom('message')
      .select('template')
      .where('recipient', '=', 'forgot@demo.wewb')
      .execute()
    expect(messages.map(({ template }) => template)).toContain('PASSWORD_CHANGED')
  })
  it('never shows the password of an applicant, who gets a message', async () => {
    const id = await idOf('01700000002')
    expect(issuesOf(await put(`/users/${id}/reset-password`, { way: 'SHOW' }))).toEqual(['way'])
    const { data } = (await put(`/users/${id}/reset-password`, {})).body
    expect(data).toEqual({ temporaryPassword: null, sentTo: '017*****002' })
    expect((await portal.logIn('01700000002')).body.code).toBe('INVALID_CREDENTIALS')
  })
})

it('offers to remove a second factor only if there is one', async () => {
  const { id } = await make('two.steps@demo.wewb')
  const acts = async () => (await portal.get(`/users/${id}`, { token: admin })).body.data.acts as string[]
  expect(await acts()).not.toContain('remove-second-step')
  await portal.db
    .insertInto('second_factor')
    .values({ account_id: id, by_code: true, confirmed_at: new Date() })
    .execute()
  expect(await acts()).toContain('remove-second-step')
})

describe('sessions of a user', () => {
  it('are listed and ended by an administrator', async () => {
    const [one, two] = [await portal.newTokenOf('editor@demo.wewb'), await portal.newTokenOf('editor@demo.wewb')]
    const id = await idOf('editor@demo.wewb')
    const { data } = (await portal.get(`/users/${id}/sessions`, { token: admin })).body
    expect(data).toHaveLength(2)
    expect(
      (await portal.request('DELETE', `/users/${id}/sessions/${data[0].id}`, undefined, { token: admin })).code,
    ).toBe(200)
    const left = [
      (await portal.get('/profile', { token: one })).code,
      (await portal.get('/profile', { token: two })).code,
    ]
    expect(new Set(left)).toEqual(new Set([200, 401]))
    expect((await portal.request('DELETE', `/users/${id}/sessions`, undefined, { token: admin })).body.data.ended).toBe(
      1,
    )
    expect(
      (await portal.request('DELETE', `/users/${id + 1}/sessions/${data[1].id}`, undefined, { token: admin })).code,
    ).toBe(404)
  })
})

describe('list of users', () => {
  const found = async (query: string, token = admin) =>
    (await portal.get(`/users?size=100&${query}`, { token })).body.data.list as {
      full_name: string
      login_id: string
      mobile: string
      acts: string[]
    }[]
  it('is searched by name in both scripts, by log-in, and by phone number in Bangla digits', async () => {
    expect((await found(`search=${encodeURIComponent('রহিমা')}`)).map(({ full_name }) => full_name)).toEqual([
      'Rahima Begum',
    ])
    expect((await found('search=rahima')).map(({ full_name }) => full_name)).toEqual(['Rahima Begum'])
    expect((await found('search=so.edu')).map(({ full_name }) => full_name)).toEqual(['Section Officer Demo'])
    expect((await found(`search=${encodeURIComponent('০১৭০০০০০০০১')}`)).map(({ full_name }) => full_name)).toEqual([
      'Rahima Begum',
    ])
  })
  it('masks applicants for everybody, and rejects searches by partial numbers', async () => {
    expect((await found('search=rahima'))[0]).toMatchObject({
      login_id: '017*****001',
      mobile: '017*****001',
      acts: ['deactivate', 'reset', 'sessions'],
    })
    expect(await found('search=0170000')).toEqual([])
    expect(JSON.stringify(await found('staffYn=N'))).not.toContain('01700000001')
  })
  it('masks colleagues for read-only users, who can change nothing', async () => {
    const director = await portal.newTokenOf('dir.welfare@demo.wewb')
    expect((await found('search=so.edu', director))[0]).toMatchObject({ login_id: 's*****@demo.wewb', acts: [] })
    expect((await portal.post('/users', officer('x@demo.wewb'), { token: director })).code).toBe(403)
    expect((await portal.get(`/users/1/sessions`, { token: director })).code).toBe(403)
    expect((await portal.get('/users', { token: await portal.newTokenOf('so.edu@demo.wewb') })).code).toBe(403)
  })
  it('is filtered by type, role, office and state, with the last log-in of each', async () => {
    const rows = (
      await portal.get(
        `/users?userType=STAFF_MISSION&roleId=${roles['MISSION_OFFICER']}&officeId=${officeIds['DXB']}&active_yn=Y`,
        { token: admin },
      )
    ).body.data
    expect([rows.total, rows.list[0].login_id, rows.list[0].lastLoginAt]).toEqual([1, 'mission.dubai@demo.wewb', null])
    const own = (await portal.get(`/users/${await idOf('admin@demo.wewb')}`, { token: admin })).body.data
    expect(Date.now() - Date.parse(own.lastLoginAt)).toBeLessThan(120_000)
    expect((await found('active_yn=N')).map(({ login_id }) => login_id)).toContain('admin.two@demo.wewb')
  })
  it('previews the access of a set of roles, with role conflicts', async () => {
    const { data } = (await portal.get(`/users/preview?roleIds=${roles['CONTENT_EDITOR']}`, { token: admin })).body
    expect(data.menus.map(({ name }: { name: string }) => name)).toEqual(['Result', 'Content', 'Report'])
    expect([data.conflicts, data.mayShowPasswordYn]).toEqual([[], 'Y'])
    const both = (
      await portal.get(`/users/preview?roleIds=${roles['SYS_ADMIN']},${roles['DIRECTOR']}`, { token: admin })
    ).body.data
    expect([both.conflicts.length > 0, both.mayShowPasswordYn]).toEqual([true, 'N'])
  })
})
