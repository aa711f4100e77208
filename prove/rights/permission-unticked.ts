import type { Permission } from '../../domain/src/access/actions.ts'
import { matrixMenus, permissionMatrix } from '../../domain/src/access/matrix.ts'
import { roleSeeds, type RoleCode } from '../../domain/src/access/roles.ts'
import type { ScreenId } from '../../domain/src/access/screens.ts'
import { screenOfService } from '../../domain/src/access/service-screen.ts'
import { demoPeople } from '../../api/src/demo/people.ts'
import { catalogue } from '../../domain/src/services/catalogue.ts'
import { callsOf, type Call } from './permission-calls.ts'
import { everyContract } from './every-contract.ts'
import { differences, markOf, type LiveRole } from './permission-table.ts'
import type { Seeded } from './permission-ground.ts'
import { sendCall } from './permission-walk.ts'
import type { Scale } from '../promise.ts'

type Menu = { id: number; checkedYn: 'Y' | 'N'; actions: { code: string; checkedYn: 'Y' | 'N'; officeTypes?: string[] }[] }
type Proof = { screen: ScreenId; role: RoleCode; call: Call }

/** Its one call is also the owner's, and asks for the permission on the file. */
const withoutCall: readonly ScreenId[] = ['verification-app-status']
const admin = 'admin@demo.wewb'

/** Takes a role's tick away on each screen, and asks what it has just lost: the very next call is 403. */
export async function untick(seeded: Seeded, scale: Scale): Promise<{ wrong: string[]; menus: number }> {
  const { reached } = seeded
  const token = await reached.tokenOf(admin)
  const roles = await liveRoles(seeded)
  const wrong = differences(roles)
  const proofs = await proofsFor(seeded)
  const chosen = scale === 'short' ? proofs.filter((_, index) => index % Math.ceil(proofs.length / 3) === 0) : proofs
  for (const { screen, role, call } of chosen) {
    const login = demoPeople.find((person) => person.role === role)?.login ?? ''
    const asked = async () => (await sendCall(seeded.ground, call, await reached.tokenOf(login))).status
    const tick = (isTicked: boolean) => reached.ask('POST', '/main-menu/update-permission', updateOf(role, screen, isTicked), { token })
    const before = await asked()
    const taken = await tick(false)
    const after = await asked()
    const given = await tick(true)
    const again = await asked()
    if (taken.code !== 200 || given.code !== 200) wrong.push(`${screen} of ${role} cannot be unticked: ${taken.code} ${given.code}`)
    if (before === 403 || after !== 403 || again === 403) wrong.push(`${screen} unticked for ${role}: ${before}, then ${after}, ticked again ${again}`) // prettier-ignore
  }
  return { wrong, menus: chosen.length }
}

/** What each role may do in the running portal, as its administrator reads it. */
async function liveRoles({ reached }: Seeded): Promise<LiveRole[]> {
  const token = await reached.tokenOf(admin)
  return await Promise.all(
    roleSeeds.map(async ({ id, code }) => {
      const { mainMenus } = (await reached.ask('GET', `/main-menu/permission/${id}`, undefined, { token })).body.data as { mainMenus: { menu: Menu[] }[] } // prettier-ignore
      const screens = new Map(matrixMenus.map((menu) => [menu.id, menu.screen]))
      const ticked = mainMenus.flatMap(({ menu }) =>
        menu.flatMap(({ id: menuId, actions }) =>
          actions.flatMap((action) => (action.checkedYn === 'Y' ? [`${screens.get(menuId)}:${action.code}` as Permission] : [])),
        ),
      )
      return { code, permissions: new Set(ticked) }
    }),
  )
}

/** For each screen somebody who sees it, and a call that only it opens; to apply for a service is a call of its own. */
async function proofsFor({ things }: Seeded): Promise<Proof[]> {
  const contracts = await everyContract()
  const apply = contracts.find(({ method, path }) => method === 'POST' && path === '/applications')
  return matrixMenus.flatMap(({ screen }): Proof[] => {
    if (withoutCall.includes(screen)) return []
    const service = catalogue.find(({ id }) => screenOfService(id).id === screen)?.id ?? (screen === 'online-gms-program' ? `gms-${things.programId}` : undefined) // prettier-ignore
    if (service && apply) {
      const [call] = callsOf(apply, things)
      return call ? [{ screen, role: 'APPLICANT', call: { ...call, body: { service } } }] : []
    }
    const opened = contracts.find(({ opensTo }) => opensTo === `${screen}:view`) ?? contracts.find(({ path }) => screen === 'disability-alw-result' && path === '/results/:id/plan') // prettier-ignore
    const [call] = opened ? callsOf(opened, things) : []
    const role = (['AUDITOR', 'CALL_CENTRE'] as const).find((one) => markOf(one, screen) !== '·')
    if (!call || !role) throw new Error(`no call shows that ${screen} is unticked`)
    return [{ screen, role, call }]
  })
}

function updateOf(role: RoleCode, screen: ScreenId, isTicked: boolean) {
  const seed = roleSeeds.find(({ code }) => code === role)
  const group = permissionMatrix.find(({ menus }) => menus.some((menu) => menu.screen === screen))
  const menu = group?.menus.find((one) => one.screen === screen)
  const actions = (seed?.permissions ?? []).filter((permission) => permission.startsWith(`${screen}:`)).map((permission) => permission.slice(screen.length + 1)) // prettier-ignore
  return { roleId: seed?.id, mainMenus: [{ id: group?.id, menu: [{ id: menu?.id, checkedYn: isTicked ? 'Y' : 'N', actions: isTicked ? actions : [] }] }] } // prettier-ignore
}
