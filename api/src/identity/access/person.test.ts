import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { getRolesAndOffice } from './person.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

describe('copy of a role', () => {
  it('has the desk of the original role until it is closed', async () => {
    const { db } = portal
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('login_id', '=', 'so.edu@demo.wewb')
      .executeTakeFirstOrThrow()
    const { id: original } = await db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'SECTION_OFFICER')
      .executeTakeFirstOrThrow()
    const names = { roleName: 'Junior section officer', roleNameBng: 'কনিষ্ঠ শাখা কর্মকর্তা' }
    const token = await portal.tokenOf('admin@demo.wewb')
    await portal.request('POST', '/roles', { ...names, copyFrom: original }, { token })
    const copy = await db.selectFrom('role').select('id').where('name', '=', names.roleName).executeTakeFirstOrThrow()
    await db.updateTable('account_role').set({ role_id: copy.id }).where('account_id', '=', id).execute()
    const rolesHeld = async () => (await getRolesAndOffice(db, { id, officeId: null } as never)).roles
    expect(await rolesHeld()).toEqual(['SECTION_OFFICER'])
    await db.updateTable('role').set({ closed_at: new Date() }).where('id', '=', copy.id).execute()
    expect(await rolesHeld()).toEqual([])
  })
})
