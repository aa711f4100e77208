import type { TestPortal } from '#testing/test-portal.ts'

export type Menu = {
  id: number
  checkedYn: string
  actions: { code: string; checkedYn: string; officeTypes?: string[] }[]
}

export const setting = (roleId: number, group: number, id: number, actions: unknown[], more: object = {}) => ({
  roleId,
  mainMenus: [{ id: group, menu: [{ id, checkedYn: 'Y', actions }] }],
  ...more,
})
const letters = 'কখগঘচছজঝটঠডঢতথদধপফবভ'

export type PermissionDesk = ReturnType<typeof createPermissionDesk>

/** Requests of an administrator of roles, with the current token. */
export function createPermissionDesk(portal: TestPortal, token: () => string) {
  const update = (body: object) => portal.post('/main-menu/update-permission', body, { token: token(), language: 'en' })
  const preview = (body: object) =>
    portal.post('/main-menu/permission-effect', body, { token: token(), language: 'en' })
  const read = async (roleId: number) =>
    (await portal.get(`/main-menu/permission/${roleId}`, { token: token(), language: 'en' })).body.data
  const menuOf = async (roleId: number, menu: number): Promise<Menu> =>
    (await read(roleId)).mainMenus.flatMap((main: { menu: Menu[] }) => main.menu).find(({ id }: Menu) => id === menu)
  const grantsOf = async (roleId: number, menu: number) =>
    (await menuOf(roleId, menu)).actions.filter(({ checkedYn }) => checkedYn === 'Y').map(({ code }) => code)
  const lastChange = async (roleId: number) =>
    (
      await portal.db
        .selectFrom('audit')
        .select('detail')
        .where('subject', '=', `role:${roleId}`)
        .where('event', '=', 'role.permissions-changed')
        .orderBy('id', 'desc')
        .executeTakeFirst()
    )?.detail

  let made = 0
  async function make(more: object = { userType: 'STAFF_HQ' }): Promise<number> {
    made += 1
    const body = { roleName: `Helper ${made}`, roleNameBng: `সহায়ক ${letters[made] ?? ''}`, ...more }
    return (await portal.post('/roles', body, { token: token() })).body.data.roleId
  }
  const assignRole = async (login: string, roleId: number) => {
    const { id } = await portal.db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', login)
      .executeTakeFirstOrThrow()
    await portal.db.insertInto('account_role').values({ account_id: id, role_id: roleId }).execute()
    return () =>
      portal.db.deleteFrom('account_role').where('account_id', '=', id).where('role_id', '=', roleId).execute()
  }
  return { update, preview, read, menuOf, grantsOf, lastChange, make, assignRole }
}
