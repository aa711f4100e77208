import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@wewb/domain/access/actions'
import { isGrantablePermission, matrixMenus, permissionMatrix } from '@wewb/domain/access/permission-matrix'
import { officeTypes, type OfficeType } from '@wewb/domain/access/office-types'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { permissionsInOffice, normalizeGrants, type OfficeScope, type Grants } from '@wewb/domain/access/grants'
import type { AnyContract } from '@wewb/domain/http/contract'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { hasAccess } from '#server/check-permission.ts'
import { apiPrefix } from '#server/register-endpoint.ts'
import { getActor } from '#server/sessions.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { loadContracts } from '@wewb/tests/load-contracts.ts'
import { sized } from '@wewb/tests/test-size.ts'

let portal: TestPortal
let contracts: AnyContract[]
let admin: string
beforeAll(async () => {
  portal = await startTestPortal()
  contracts = await loadContracts()
  admin = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

/** Seeded random numbers: the same subsets in every run make failures reproducible. */
function dice(seed: number) {
  let state = seed
  return () => ((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648), state / 2_147_483_648)
}

function randomGrants(roll: () => number): Grants {
  const share = roll()
  const offices = (): OfficeScope => (roll() < 0.7 ? null : officeTypes.filter(() => roll() < 0.4))
  const grants = new Map<Permission, OfficeScope>()
  for (const { screen, actions } of matrixMenus) {
    for (const action of actions) {
      const where = offices()
      if (roll() < share && (where === null || where.length > 0)) grants.set(`${screen}:${action}`, where)
    }
  }
  return normalizeGrants(grants)
}

describe('permission decisions follow from the grants', () => {
  it('use only permissions of the matrix, in endpoints and in workflows', () => {
    const calls = contracts.map(({ access }) => access).filter((opensTo) => opensTo.includes(':'))
    const moves = catalogue.flatMap(({ id, workflow }) =>
      workflow.moves.flatMap(({ needs }) => (needs ? [`${getServiceScreen(id).id}:${needs}`] : [])),
    )
    expect([...new Set([...calls, ...moves])].filter((permission) => !isGrantablePermission(permission))).toEqual([])
  })

  it('are correct for 320 random sets of grants against every contract', () => {
    const roll = dice(20261115)
    const tally = { decisions: 0, opened: 0, wrong: [] as string[] }
    for (let subset = 0; subset < 320; subset += 1) {
      const grants = randomGrants(roll)
      const office = officeTypes[Math.floor(roll() * officeTypes.length)] ?? null
      const permissions = permissionsInOffice(grants, office)
      for (const { method, path, access } of contracts) {
        const grant = grants.get(access as Permission)
        const isGranted = grant === null || (grant?.includes(office as OfficeType) ?? false)
        const shouldOpen = access === 'anyone' || access === 'signed-in' || isGranted
        const opens = hasAccess({ access }, { permissions })
        tally.decisions += 1
        if (opens) tally.opened += 1
        if (opens !== shouldOpen) tally.wrong.push(`${method} ${path}`)
      }
    }
    expect(tally.wrong).toEqual([])
    expect(tally.decisions).toBeGreaterThanOrEqual(50_000)
    // Neither all granted nor all denied: the subsets test something.
    expect(tally.opened / tally.decisions).toBeGreaterThan(0.2)
    expect(tally.opened / tally.decisions).toBeLessThan(0.9)
  })

  it('are the same over HTTP, in a live session, from one request to the next', async () => {
    const roll = dice(7)
    const role = (
      await portal.post(
        '/roles',
        { roleName: 'On trial', roleNameBng: 'পরীক্ষামূলক', userType: 'STAFF_HQ' },
        { token: admin },
      )
    ).body.data
    const person = await portal.db
      .selectFrom('account')
      .select(['id', 'office_id'])
      .where('login_id', '=', 'editor@demo.wewb')
      .executeTakeFirstOrThrow()
    const token = await portal.tokenOf('editor@demo.wewb')
    await portal.db.deleteFrom('account_role').where('account_id', '=', person.id).execute()
    await portal.db.insertInto('account_role').values({ account_id: person.id, role_id: role.roleId }).execute()
    const guarded = contracts.filter(
      ({ method, path, access }) => access.includes(':') && portal.app.hasRoute({ method, url: apiPrefix + path }),
    )
    const office = { HQ: 1, DEMO: 2, WELFARE_CENTRE: 3, MISSION: 4, AIRPORT: 5, CALL_CENTRE: 6 }
    let decisions = 0
    const wrong: string[] = []
    for (let subset = 0; subset < sized(6, 24); subset += 1) {
      const grants = separated(randomGrants(roll))
      const seat = officeTypes[subset % officeTypes.length] ?? 'HQ'
      await portal.db.updateTable('account').set({ office_id: office[seat] }).where('id', '=', person.id).execute()
      const saved = await portal.post(
        '/main-menu/update-permission',
        { roleId: role.roleId, mainMenus: send(grants) },
        { token: admin },
      )
      expect([subset, saved.code]).toEqual([subset, 200])
      const expected = permissionsInOffice(grants, seat)
      expect((await getActor(portal.db, token)).permissions).toEqual(expected)
      for (const { method, path, access } of guarded.filter(() => roll() < 0.2)) {
        const { code, body } = await portal.request(
          method,
          path.replace(/:\w+/g, '999999'),
          method === 'GET' ? undefined : {},
          { token },
        )
        // A use case may reject a request that its contract allows, but never the reverse.
        const isRefused = code === 403 && body.code === 'NO_PERMISSION'
        if (!isRefused && !expected.has(access as Permission)) wrong.push(`${method} ${path}`)
        decisions += 1
      }
    }
    expect(wrong).toEqual([])
    expect(decisions).toBeGreaterThan(sized(80, 200))
  })
})

/** Removes permissions that the separation of duties forbids together. */
const separated = (grants: Grants): Grants =>
  new Map(
    [...grants].filter(
      ([permission]) => !/^(?:role|users|user-type-role):(?:create|edit|delete)$|payment-batch:pay$/.test(permission),
    ),
  )

const send = (grants: Grants) =>
  permissionMatrix.map(({ id, menus }) => ({
    id,
    menu: menus.map((menu) => ({
      id: menu.id,
      checkedYn: 'Y',
      actions: menu.actions.flatMap((code) => {
        const officeTypesOf = grants.get(`${menu.screen}:${code}`)
        return officeTypesOf === undefined ? [] : [{ code, officeTypes: officeTypesOf }]
      }),
    })),
  }))
