import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleSeeds } from '@wewb/domain/access/roles'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { createPermissionDesk, setting, type Menu, type PermissionDesk } from './permissions.test.support.ts'

let portal: TestPortal
let token: string
let update: PermissionDesk['update']
let preview: PermissionDesk['preview']
let read: PermissionDesk['read']
let menuOf: PermissionDesk['menuOf']
let grantsOf: PermissionDesk['grantsOf']
let lastChange: PermissionDesk['lastChange']
let make: PermissionDesk['make']
let assignRole: PermissionDesk['assignRole']

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('admin@demo.wewb')
  ;({ update, preview, read, menuOf, grantsOf, lastChange, make, assignRole } = createPermissionDesk(
    portal,
    () => token,
  ))
})
afterAll(() => portal.stop())

const noticeList = 52
const auditLog = 85
const role = 81
const membership = 23
const paymentBatch = 32

describe('grants of a role', () => {
  it('are returned in the documented format, with the numbers of the sidebar', async () => {
    const data = await read(7)
    expect(data).toMatchObject({ roleId: 7, roleName: 'Section officer', revision: 1 })
    expect(data.mainMenus.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(data.mainMenus[4]).toMatchObject({
      id: 5,
      mainMenuName: 'Content',
      mainMenuNameBng: 'কনটেন্ট',
      checkedYn: 'Y',
    })
    const list = await menuOf(7, noticeList)
    expect(list).toMatchObject({ id: noticeList, menuName: 'Notice list', menuNameBng: 'নোটিশ তালিকা', checkedYn: 'Y' })
    expect(list.actions).toContainEqual({ code: 'view', checkedYn: 'Y' })
    expect(list.actions).toContainEqual({ code: 'publish', checkedYn: 'N' })
    expect(list.actions.map(({ code }) => code)).not.toContain('pay')
    for (const seed of roleSeeds) {
      const { mainMenus } = await read(seed.id)
      const checked = mainMenus.flatMap((main: { menu: Menu[] }) =>
        main.menu.flatMap(({ actions }) => actions.filter(({ checkedYn }) => checkedYn === 'Y')),
      )
      expect([seed.code, checked.length]).toEqual([seed.code, new Set(seed.permissions).size])
    }
  })

  it('are updated menu by menu: omitted ones stay, and `changed` counts the changed grants', async () => {
    const copy = await make({ copyFrom: 11 })
    const saved = await update(setting(copy, 5, noticeList, ['view', 'publish']))
    expect([saved.code, saved.body.data, saved.body.message]).toEqual([
      200,
      { roleId: copy, changed: 5 },
      'Permission updated.',
    ])
    expect(await grantsOf(copy, noticeList)).toEqual(['view', 'publish'])
    expect(await grantsOf(copy, 53)).toEqual(await grantsOf(11, 53))
    expect(await lastChange(copy)).toEqual({
      added: [],
      offices: [],
      taken: [
        'notice-list:create',
        'notice-list:edit',
        'notice-list:delete',
        'notice-list:export',
        'notice-list:print',
      ].toSorted(),
    })
    expect((await update(setting(copy, 5, noticeList, ['publish', 'view']))).body.data.changed).toBe(0)
  })

  it('lose the other actions together with view', async () => {
    const copy = await make({ copyFrom: 11 })
    await update(setting(copy, 5, noticeList, ['publish', 'edit']))
    expect(await grantsOf(copy, noticeList)).toEqual([])
    const unticked = {
      roleId: copy,
      mainMenus: [{ id: 5, menu: [{ id: 53, checkedYn: 'N', actions: ['view', 'edit'] }] }],
    }
    expect((await update(unticked)).body.data.changed).toBe(7)
    expect((await menuOf(copy, 53)).checkedYn).toBe('N')
  })

  it('report unknown names at their path', async () => {
    const copy = await make()
    const pathsOf = async (mainMenus: object[]) => {
      const { code, body } = await update({ roleId: copy, mainMenus })
      return [code, ...(body.issues ?? []).map(({ path }: { path: string }) => path)]
    }
    const menu = (id: number, ...actions: unknown[]) => ({ id, checkedYn: 'Y', actions })
    expect(await pathsOf([{ id: 99, menu: [] }])).toEqual([422, 'mainMenus.0.id'])
    expect(await pathsOf([{ id: 5, menu: [menu(noticeList, 'view'), menu(auditLog, 'view')] }])).toEqual([
      422,
      'mainMenus.0.menu.1.id',
    ])
    expect(await pathsOf([{ id: 8, menu: [menu(auditLog, 'view', 'pay', 'fly')] }])).toEqual([
      422,
      'mainMenus.0.menu.0.actions.1',
      'mainMenus.0.menu.0.actions.2',
    ])
    expect(
      await pathsOf([{ id: 8, menu: [menu(auditLog, 'view', { code: 'export', officeTypes: ['HQ', 'MOON'] })] }]),
    ).toEqual([422, 'mainMenus.0.menu.0.actions.1.officeTypes.1'])
    expect(await pathsOf([{ id: 1, menu: [] }])).toEqual([200])
    expect(await grantsOf(copy, auditLog)).toEqual([])
    expect((await update({ roleId: 9999, mainMenus: [] })).code).toBe(404)
    expect((await update({ roleId: copy, mainMenus: 'all' })).code).toBe(400)
  })

  it('are saved by one editor at a time', async () => {
    const copy = await make()
    expect((await update(setting(copy, 8, auditLog, ['view'], { revision: 1 }))).code).toBe(200)
    const late = await update(setting(copy, 8, auditLog, [], { revision: 1 }))
    expect([late.code, late.body.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(await grantsOf(copy, auditLog)).toEqual(['view'])
    const both = await Promise.all(
      [1, 2].map(() => update(setting(copy, 8, auditLog, ['view', 'export'], { revision: 2 }))),
    )
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, 409]))
  })

  it('apply from the next request of a live session, menus included', async () => {
    const copy = await make()
    const takeBack = await assignRole('editor@demo.wewb', copy)
    const live = await portal.tokenOf('editor@demo.wewb')
    const codes = async () => (await portal.get('/audit-log', { token: live })).code
    const menus = async () => JSON.stringify((await portal.get('/access/menus/', { token: live })).body.data)
    expect([await codes(), (await menus()).includes('/audit-log')]).toEqual([403, false])
    await update(setting(copy, 8, auditLog, ['view']))
    expect([await codes(), (await menus()).includes('/audit-log')]).toEqual([200, true])
    await update(setting(copy, 8, auditLog, []))
    expect([await codes(), (await menus()).includes('/audit-log')]).toEqual([403, false])
    await takeBack()
  })
})

describe('permission restricted to office types', () => {
  it('applies there only, on every request', async () => {
    const copy = await make()
    const places = ['editor@demo.wewb', 'demo.tangail@demo.wewb'] as const
    const takeBack = await Promise.all(places.map((login) => assignRole(login, copy)))
    const [hq, district] = await Promise.all(places.map((login) => portal.tokenOf(login)))
    const codes = async () =>
      await Promise.all(
        [hq, district].map(async (live) => (await portal.get('/audit-log', { token: live ?? '' })).code),
      )
    await update(setting(copy, 8, auditLog, [{ code: 'view', officeTypes: ['DEMO', 'MISSION'] }, 'export']))
    expect(await codes()).toEqual([403, 200])
    expect((await menuOf(copy, auditLog)).actions).toEqual([
      { code: 'view', checkedYn: 'Y', officeTypes: ['DEMO', 'MISSION'] },
      // Without access to the menu, no action on it is granted.
      { code: 'export', checkedYn: 'Y', officeTypes: ['DEMO', 'MISSION'] },
      { code: 'print', checkedYn: 'N' },
    ])
    // A request that does not mention offices does not lift a restriction.
    expect((await update(setting(copy, 8, auditLog, ['view', 'export']))).body.data.changed).toBe(0)
    expect((await update(setting(copy, 8, auditLog, [{ code: 'view', officeTypes: null }]))).body.data.changed).toBe(2)
    expect(await codes()).toEqual([200, 200])
    expect(await lastChange(copy)).toEqual({
      added: [],
      taken: ['audit-log:export'],
      offices: [{ permission: 'audit-log:view', from: ['DEMO', 'MISSION'], to: null }],
    })
    for (const undo of takeBack) await undo()
  })
  it('is not available to applicants, who have no office', async () => {
    const { code, body } = await update(setting(1, 2, membership, [{ code: 'view', officeTypes: ['HQ'] }]))
    expect([code, body.issues[0].message]).toEqual([
      422,
      'Applicants have no office, so this role cannot be narrowed to offices.',
    ])
  })
})

describe('forbidden combination', () => {
  it('is rejected between administration and decision, and between payment and approval', async () => {
    const [administrator, cashier] = [await make({ copyFrom: 12 }), await make({ copyFrom: 10 })]
    for (const refused of [
      await update(setting(administrator, 2, membership, ['view', 'approve'])),
      await preview(setting(administrator, 2, membership, ['view', 'approve'])),
      await update(setting(cashier, 3, paymentBatch, ['view', 'pay', 'approve'])),
    ]) {
      expect([refused.code, refused.body.code]).toEqual([409, 'DUTIES_CONFLICT'])
      expect(refused.body.issues[0].message).toMatch(/^Who /)
    }
    expect(await grantsOf(cashier, paymentBatch)).not.toContain('approve')
  })
  it('through a second role of a user is rejected too', async () => {
    const second = await make()
    const takeBack = await assignRole('admin@demo.wewb', second)
    const refused = await update(setting(second, 2, membership, ['view', 'approve']))
    expect([refused.body.code, refused.body.issues[0].message]).toEqual([
      'DUTIES_CONFLICT',
      expect.stringMatching(/^Some people hold another role/),
    ])
    await takeBack()
    expect((await update(setting(second, 2, membership, ['view', 'approve']))).code).toBe(200)
  })
  it('is rejected if it leaves no role administrator', async () => {
    for (const actions of [
      [],
      ['view'],
      [
        { code: 'view', officeTypes: ['MISSION'] },
        { code: 'edit', officeTypes: ['MISSION'] },
      ],
    ]) {
      const refused = await update(setting(12, 8, role, actions))
      expect([refused.code, refused.body.code]).toEqual([409, 'ROLE_LOCKOUT'])
    }
    const second = await make({ copyFrom: 12 })
    expect((await update(setting(12, 8, role, ['view']))).body.code).toBe('ROLE_LOCKOUT')
    const takeBack = await assignRole('editor@demo.wewb', second)
    expect((await update(setting(12, 8, role, ['view']))).code).toBe(200)
    token = await portal.tokenOf('editor@demo.wewb')
    await portal.db
      .updateTable('account')
      .set({ state: 'inactive' })
      .where('login_id', '=', 'admin@demo.wewb')
      .execute()
    expect((await update(setting(second, 8, role, ['view']))).body.code).toBe('ROLE_LOCKOUT')
    await portal.db.updateTable('account').set({ state: 'active' }).where('login_id', '=', 'admin@demo.wewb').execute()
    const back = ['view', 'create', 'edit', 'delete', 'publish', 'export', 'print']
    expect((await update(setting(12, 8, role, back))).code).toBe(200)
    await takeBack()
    token = await portal.tokenOf('admin@demo.wewb')
  })
})

describe('preview of a role change', () => {
  it('lists who gains, who loses, and who has the grant through another role', async () => {
    const copy = await make({ copyFrom: 11 })
    const takeBack = [
      await assignRole('so.edu@demo.wewb', copy),
      await assignRole('demo.tangail@demo.wewb', copy),
      await assignRole('acc.maker@demo.wewb', copy),
    ]
    const body = {
      roleId: copy,
      mainMenus: [
        {
          id: 5,
          menu: [
            { id: noticeList, checkedYn: 'N', actions: [] },
            { id: 53, checkedYn: 'Y', actions: [{ code: 'view', officeTypes: ['HQ'] }] },
          ],
        },
        { id: 8, menu: [{ id: auditLog, checkedYn: 'Y', actions: ['view'] }] },
      ],
    }
    const { changed, people, changes } = (await preview(body)).body.data
    expect([changed, people]).toEqual([15, 3])
    const find = (menuId: number, action: string) =>
      changes.find((one: { menuId: number; action: string }) => one.menuId === menuId && one.action === action)
    // The two officers have access to the notices through their other roles; the accountant does not.
    expect(find(noticeList, 'view')).toMatchObject({ change: 'taken', lose: 1, gain: 0 })
    expect(find(noticeList, 'publish')).toMatchObject({ change: 'taken', lose: 3 })
    expect(find(53, 'view')).toMatchObject({ change: 'offices', officeTypes: ['HQ'], lose: 0 })
    expect(find(auditLog, 'view')).toMatchObject({ change: 'added', gain: 3, lose: 0 })
    expect(await grantsOf(copy, noticeList)).toContain('publish')
    for (const undo of takeBack) await undo()
  })
})
