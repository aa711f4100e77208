import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '../../../domain/src/access/actions.ts'
import { isOffered, matrixMenus, permissionMatrix } from '../../../domain/src/access/matrix.ts'
import { officeTypes, type OfficeType } from '../../../domain/src/access/office-types.ts'
import { screenOfService } from '../../../domain/src/access/service-screen.ts'
import { permissionsAt, settleTicks, type Offices, type Ticks } from '../../../domain/src/access/ticks.ts'
import type { AnyContract } from '../../../domain/src/contracts/contract.ts'
import { catalogue } from '../../../domain/src/services/catalogue.ts'
import { mayCall, prefix } from '../platform/serve.ts'
import { findActor } from '../platform/sessions.ts'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'
import { everyContract } from './every-contract.test.support.ts'
import { sized } from '../../../test-size.ts'

let portal: TestPortal
let contracts: AnyContract[]
let admin: string
beforeAll(async () => {
  portal = await startTestPortal()
  contracts = await everyContract()
  admin = await portal.tokenOf('admin@demo.wewb')
})
afterAll(() => portal.stop())

/** The same subsets in every run: a failure can be looked at again. */
function dice(seed: number) {
  let state = seed
  return () => ((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648), state / 2_147_483_648)
}

function randomTicks(roll: () => number): Ticks {
  const share = roll()
  const offices = (): Offices => (roll() < 0.7 ? null : officeTypes.filter(() => roll() < 0.4))
  const ticks = new Map<Permission, Offices>()
  for (const { screen, actions } of matrixMenus) {
    for (const action of actions) {
      const where = offices()
      if (roll() < share && (where === null || where.length > 0)) ticks.set(`${screen}:${action}`, where)
    }
  }
  return settleTicks(ticks)
}

describe('every decision follows from the ticks', () => {
  it('asks for no permission that the matrix does not offer, in calls and in workflows', () => {
    const calls = contracts.map(({ opensTo }) => opensTo).filter((opensTo) => opensTo.includes(':'))
    const moves = catalogue.flatMap(({ id, workflow }) =>
      workflow.moves.flatMap(({ needs }) => (needs ? [`${screenOfService(id).id}:${needs}`] : [])),
    )
    expect([...new Set([...calls, ...moves])].filter((permission) => !isOffered(permission))).toEqual([])
  })

  it('decides 320 random sets of ticks against every contract, and none wrongly', () => {
    const roll = dice(20261115)
    const tally = { decisions: 0, opened: 0, wrong: [] as string[] }
    for (let subset = 0; subset < 320; subset += 1) {
      const ticks = randomTicks(roll)
      const office = officeTypes[Math.floor(roll() * officeTypes.length)] ?? null
      const permissions = permissionsAt(ticks, office)
      for (const { method, path, opensTo } of contracts) {
        const tick = ticks.get(opensTo as Permission)
        const isTicked = tick === null || (tick?.includes(office as OfficeType) ?? false)
        const shouldOpen = opensTo === 'anyone' || opensTo === 'signed-in' || isTicked
        const opens = mayCall({ opensTo }, { permissions })
        tally.decisions += 1
        if (opens) tally.opened += 1
        if (opens !== shouldOpen) tally.wrong.push(`${method} ${path}`)
      }
    }
    expect(tally.wrong).toEqual([])
    expect(tally.decisions).toBeGreaterThanOrEqual(50_000)
    // Neither all open nor all shut: the subsets did ask something.
    expect(tally.opened / tally.decisions).toBeGreaterThan(0.2)
    expect(tally.opened / tally.decisions).toBeLessThan(0.9)
  })

  it('decides the same over HTTP, in a live session, from one call to the next', async () => {
    const roll = dice(7)
    const role = (await portal.post('/roles', { roleName: 'On trial', roleNameBng: 'পরীক্ষামূলক', userType: 'STAFF_HQ' }, { token: admin })).body.data // prettier-ignore
    const person = await portal.db.selectFrom('account').select(['id', 'office_id']).where('login_id', '=', 'editor@demo.wewb').executeTakeFirstOrThrow() // prettier-ignore
    const token = await portal.tokenOf('editor@demo.wewb')
    await portal.db.deleteFrom('account_role').where('account_id', '=', person.id).execute()
    await portal.db.insertInto('account_role').values({ account_id: person.id, role_id: role.roleId }).execute()
    const guarded = contracts.filter(
      ({ method, path, opensTo }) => opensTo.includes(':') && portal.app.hasRoute({ method, url: prefix + path }),
    )
    const office = { HQ: 1, DEMO: 2, WELFARE_CENTRE: 3, MISSION: 4, AIRPORT: 5, CALL_CENTRE: 6 }
    let decisions = 0
    const wrong: string[] = []
    for (let subset = 0; subset < sized(6, 24); subset += 1) {
      const ticks = separated(randomTicks(roll))
      const seat = officeTypes[subset % officeTypes.length] ?? 'HQ'
      await portal.db.updateTable('account').set({ office_id: office[seat] }).where('id', '=', person.id).execute()
      const saved = await portal.post('/main-menu/update-permission', { roleId: role.roleId, mainMenus: asked(ticks) }, { token: admin })
      expect([subset, saved.code]).toEqual([subset, 200])
      const expected = permissionsAt(ticks, seat)
      expect((await findActor(portal.db, token)).permissions).toEqual(expected)
      for (const { method, path, opensTo } of guarded.filter(() => roll() < 0.2)) {
        const { code, body } = await portal.ask(method, path.replace(/:\w+/g, '999999'), method === 'GET' ? undefined : {}, { token })
        // Inside, a use case may still refuse what its contract opens; none opens what the contract refuses.
        const isRefused = code === 403 && body.code === 'NO_PERMISSION'
        if (!isRefused && !expected.has(opensTo as Permission)) wrong.push(`${method} ${path}`)
        decisions += 1
      }
    }
    expect(wrong).toEqual([])
    expect(decisions).toBeGreaterThan(sized(80, 200))
  })
})

/** Without what duties forbid in one hand. */
const separated = (ticks: Ticks): Ticks =>
  new Map(
    [...ticks].filter(([permission]) => !/^(?:role|users|user-type-role):(?:create|edit|delete)$|payment-batch:pay$/.test(permission)),
  )

const asked = (ticks: Ticks) =>
  permissionMatrix.map(({ id, menus }) => ({
    id,
    menu: menus.map((menu) => ({
      id: menu.id,
      checkedYn: 'Y',
      actions: menu.actions.flatMap((code) => {
        const officeTypesOf = ticks.get(`${menu.screen}:${code}`)
        return officeTypesOf === undefined ? [] : [{ code, officeTypes: officeTypesOf }]
      }),
    })),
  }))
