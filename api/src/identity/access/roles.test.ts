import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  await portal.request(method, path, body, { token, language: 'en' })
const roleOf = async (id: number) => (await ask('GET', `/roles/${id}`)).body.data
const auditOf = (id: number) =>
  portal.db.selectFrom('audit').select(['event', 'detail']).where('subject', '=', `role:${id}`).orderBy('id').execute()
const accountOf = (login: string) =>
  portal.db.selectFrom('account').select('id').where('login_id', '=', login).executeTakeFirstOrThrow()

let made = 0
const banglaDigits = ['০', '১', '২', '৩', '৪', '৫', '৬', '৭', '৮', '৯']
async function make(more: object = { userType: 'STAFF_HQ' }) {
  made += 1
  const names = {
    roleName: `Helper ${made}`,
    roleNameBng: `সহায়ক ${String(made).replace(/\d/g, (digit) => banglaDigits[Number(digit)] ?? '')}`,
  }
  return (await ask('POST', '/roles', { ...names, ...more })).body.data
}
/** Updates the menus of one group, each with its actions; the others stay unchanged. */
const grant = (roleId: number, group: number, menus: Record<number, unknown[]>, more: object = {}) =>
  ask('POST', '/main-menu/update-permission', {
    roleId,
    mainMenus: [
      { id: group, menu: Object.entries(menus).map(([id, actions]) => ({ id: Number(id), checkedYn: 'Y', actions })) },
    ],
    ...more,
  })
const grantsOf = async (roleId: number, menu: number) => {
  const { mainMenus } = (await ask('GET', `/main-menu/permission/${roleId}`)).body.data
  const row = mainMenus
    .flatMap((main: { menu: { id: number }[] }) => main.menu)
    .find(({ id }: { id: number }) => id === menu)
  return row.actions
    .filter(({ checkedYn }: { checkedYn: string }) => checkedYn === 'Y')
    .map(({ code }: { code: string }) => code)
}

describe('list of roles', () => {
  it('has the fourteen of the Board, with the number of users', async () => {
    const { list, total } = (await ask('GET', '/roles?size=100')).body.data
    expect(total).toBeGreaterThanOrEqual(14)
    const officer = list.find(({ code }: { code: string }) => code === 'SECTION_OFFICER')
    expect(officer).toMatchObject({
      roleName: 'Section officer',
      roleNameBng: 'শাখা কর্মকর্তা',
      userType: 'STAFF_HQ',
      people: 2,
      ownYn: 'Y',
      activeYn: 'Y',
    })
  })
  it('is searched in both languages and sorted', async () => {
    const found = async (search: string) =>
      (await ask('GET', `/roles?search=${encodeURIComponent(search)}`)).body.data.list.map(
        ({ code }: { code: string }) => code,
      )
    expect(await found('director')).toEqual(['ASST_DIRECTOR', 'DIRECTOR', 'DG'])
    expect(await found('নিরীক্ষক')).toEqual(['AUDITOR'])
    expect(await found('100%')).toEqual([])
    const byPeople = (await ask('GET', '/roles?sort=-people')).body.data.list
    expect(byPeople[0].code).toBe('APPLICANT')
  })
  it('is denied without the permission', async () => {
    const editor = await portal.tokenOf('editor@demo.wewb')
    for (const path of ['/roles', '/roles/7', '/main-menu/permission/7'])
      expect((await portal.get(path, { token: editor })).code).toBe(403)
    const auditor = await portal.tokenOf('auditor@demo.wewb')
    expect((await portal.get('/main-menu/permission/7', { token: auditor })).code).toBe(200)
    expect(
      (await portal.post('/main-menu/update-permission', { roleId: 7, mainMenus: [] }, { token: auditor })).code,
    ).toBe(403)
  })
})

describe('role', () => {
  it('is created empty, with a name in both languages', async () => {
    const role = await make()
    expect(role).toMatchObject({
      userType: 'STAFF_HQ',
      people: 0,
      menus: 0,
      ownYn: 'N',
      activeYn: 'Y',
      revision: 1,
      deskRole: null,
      changedBy: 'Admin Demo',
    })
    expect(role.roleId).toBeGreaterThan(100)
    expect((await auditOf(role.roleId)).map(({ event }) => event)).toEqual(['role.created'])
  })
  it('is copied with its grants, offices and desk, and is independent afterwards', async () => {
    const copy = await make({ copyFrom: 7 })
    expect(copy).toMatchObject({ userType: 'STAFF_HQ', deskRole: 'SECTION_OFFICER', menus: (await roleOf(7)).menus })
    await grant(copy.roleId, 5, { 52: [] })
    expect(await grantsOf(copy.roleId, 52)).toEqual([])
    expect(await grantsOf(7, 52)).toEqual(['view', 'print'])
    const second = await make({ copyFrom: copy.roleId })
    expect(second).toMatchObject({ deskRole: 'SECTION_OFFICER' })
    expect(await grantsOf(second.roleId, 52)).toEqual([])
  })
  it('reports issues at their fields', async () => {
    const issuesOf = async (body: object) =>
      (await ask('POST', '/roles', body)).body.issues?.map(
        ({ path, code }: { path: string; code: string }) => `${path}: ${code}`,
      )
    expect(await issuesOf({ roleName: ' ', roleNameBng: '' })).toEqual([
      'roleNameBng: required',
      'roleName: required',
      'userType: required',
    ])
    expect(await issuesOf({ roleName: 'সহায়ক', roleNameBng: 'Helper', userType: 'KING' })).toEqual([
      'roleNameBng: bangla-letters-only',
      'roleName: english-only',
      'userType: not-an-option',
    ])
    expect(await issuesOf({ roleName: 'section  OFFICER', roleNameBng: 'শাখা কর্মকর্তা', userType: 'STAFF_HQ' })).toEqual([
      'roleName: rule',
      'roleNameBng: rule',
    ])
    expect(await issuesOf({ roleName: 'New', roleNameBng: 'নতুন', copyFrom: 9999, userType: 'STAFF_HQ' })).toEqual([
      'copyFrom: not-an-option',
    ])
    expect(await issuesOf({ roleName: 'New', roleNameBng: 'নতুন', copyFrom: 7, userType: 'APPLICANT' })).toEqual([
      'userType: rule',
    ])
  })
  it('is renamed by one editor at a time', async () => {
    const role = await make()
    const renamed = await ask('PUT', `/roles/${role.roleId}`, {
      roleName: 'Night helper',
      roleNameBng: 'রাতের সহায়ক',
      revision: 1,
    })
    expect(renamed.body.data).toMatchObject({ roleName: 'Night helper', roleNameBng: 'রাতের সহায়ক', revision: 2 })
    const late = await ask('PUT', `/roles/${role.roleId}`, {
      roleName: 'Day helper',
      roleNameBng: 'দিনের সহায়ক',
      revision: 1,
    })
    expect([late.code, late.body.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect((await auditOf(role.roleId)).at(-1)).toMatchObject({
      event: 'role.renamed',
      detail: { to: { name: 'Night helper' } },
    })
  })
  it('is closed if nobody has it, releases its name, and is reopened', async () => {
    const role = await make()
    const set = async (activeYn: 'Y' | 'N', revision: number) =>
      await ask('POST', `/roles/${role.roleId}/status`, { activeYn, revision })
    const { id } = await accountOf('editor@demo.wewb')
    await portal.db.insertInto('account_role').values({ account_id: id, role_id: role.roleId }).execute()
    expect((await set('N', 1)).body.code).toBe('ROLE_IN_USE')
    await portal.db.deleteFrom('account_role').where('account_id', '=', id).where('role_id', '=', role.roleId).execute()
    expect((await set('N', 1)).body.data).toMatchObject({ activeYn: 'N', revision: 2 })
    const names = { roleName: role.roleName, roleNameBng: role.roleNameBng }
    const heir = (await ask('POST', '/roles', { ...names, userType: 'STAFF_HQ' })).body.data
    expect(heir.code).not.toBe(role.code)
    expect((await set('Y', 2)).body.code).toBe('ALREADY_EXISTS')
    await ask('POST', `/roles/${heir.roleId}/status`, { activeYn: 'N', revision: 1 })
    expect((await set('Y', 2)).body.data).toMatchObject({ activeYn: 'Y', revision: 3 })
    expect((await auditOf(role.roleId)).map(({ event }) => event)).toEqual([
      'role.created',
      'role.closed',
      'role.opened',
    ])
  })
  it('created by the Board cannot be closed', async () => {
    const { revision } = await roleOf(13)
    expect((await ask('POST', '/roles/13/status', { activeYn: 'N', revision })).body.code).toBe('ROLE_STAYS')
  })
  it('grants nothing once it is closed, even to remaining users', async () => {
    const role = await make()
    await grant(role.roleId, 8, { 85: ['view'] })
    const { id } = await accountOf('editor@demo.wewb')
    const editor = await portal.tokenOf('editor@demo.wewb')
    await portal.db.insertInto('account_role').values({ account_id: id, role_id: role.roleId }).execute()
    expect((await portal.get('/audit-log', { token: editor })).code).toBe(200)
    await portal.db.updateTable('role').set({ closed_at: new Date() }).where('id', '=', role.roleId).execute()
    expect((await portal.get('/audit-log', { token: editor })).code).toBe(403)
    await portal.db.deleteFrom('account_role').where('account_id', '=', id).where('role_id', '=', role.roleId).execute()
  })
})
