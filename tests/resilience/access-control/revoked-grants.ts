import type { Permission } from '@wewb/domain/access/actions'
import { matrixMenus, permissionMatrix } from '@wewb/domain/access/permission-matrix'
import { roleSeeds, type RoleCode } from '@wewb/domain/access/roles'
import type { ScreenId } from '@wewb/domain/access/screens'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { demoPeople } from '@wewb/api/demo/people.ts'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { permissionRequestsOf, type PermissionRequest } from './permission-requests.ts'
import { loadContracts } from '#load-contracts.ts'
import { findMatrixDifferences, matrixMarkOf, type LiveRole } from './permission-matrix.ts'
import type { SeededEnvironment } from './seeded-environment.ts'
import { sendPermissionRequest } from './probe-permissions.ts'
import type { Scale } from '#resilience/invariant.ts'

type Menu = {
  id: number
  checkedYn: 'Y' | 'N'
  actions: { code: string; checkedYn: 'Y' | 'N'; officeTypes?: string[] }[]
}
type Probe = { screen: ScreenId; role: RoleCode; request: PermissionRequest }

/** Its only endpoint is also used by owners, and checks the permission on the application. */
const withoutRequest: readonly ScreenId[] = ['verification-app-status']
const admin = 'admin@demo.wewb'

/** Revokes the grants of a role on each screen, and checks that the next request gets a 403. */
export async function checkRevokedGrants(
  seeded: SeededEnvironment,
  scale: Scale,
): Promise<{ wrong: string[]; menus: number }> {
  const { client } = seeded
  const token = await client.tokenOf(admin)
  const roles = await liveRoles(seeded)
  const wrong = findMatrixDifferences(roles)
  const probes = await createProbes(seeded)
  const chosen = scale === 'short' ? probes.filter((_, index) => index % Math.ceil(probes.length / 3) === 0) : probes
  for (const { screen, role, request } of chosen) {
    const login = demoPeople.find((person) => person.role === role)?.login ?? ''
    const send = async () =>
      (await sendPermissionRequest(seeded.environment, request, await client.tokenOf(login))).status
    const setGrant = (isGranted: boolean) =>
      client.request('POST', '/main-menu/update-permission', updateOf(role, screen, isGranted), { token })
    const before = await send()
    const revoked = await setGrant(false)
    const after = await send()
    const restored = await setGrant(true)
    const again = await send()
    if (revoked.code !== 200 || restored.code !== 200)
      wrong.push(`${screen} of ${role} cannot be revoked: ${revoked.code} ${restored.code}`)
    if (before === 403 || after !== 403 || again === 403)
      wrong.push(`${screen} revoked for ${role}: ${before}, then ${after}, granted again ${again}`)
  }
  return { wrong, menus: chosen.length }
}

/** Permissions of each role in the running portal, from the administration endpoints. */
async function liveRoles({ client }: SeededEnvironment): Promise<LiveRole[]> {
  const token = await client.tokenOf(admin)
  return await Promise.all(
    roleSeeds.map(async ({ id, code }) => {
      const { mainMenus } = (await client.request('GET', `/main-menu/permission/${id}`, undefined, { token })).body
        .data as { mainMenus: { menu: Menu[] }[] }
      const screens = new Map(matrixMenus.map((menu) => [menu.id, menu.screen]))
      const grants = mainMenus.flatMap(({ menu }) =>
        menu.flatMap(({ id: menuId, actions }) =>
          actions.flatMap((action) =>
            action.checkedYn === 'Y' ? [`${screens.get(menuId)}:${action.code}` as Permission] : [],
          ),
        ),
      )
      return { code, permissions: new Set(grants) }
    }),
  )
}

/**
 * For each screen a user with access and a request that needs only that screen; applying for a service is a separate
 * request.
 */
async function createProbes({ resources }: SeededEnvironment): Promise<Probe[]> {
  const contracts = await loadContracts()
  const apply = contracts.find(({ method, path }) => method === 'POST' && path === '/applications')
  return matrixMenus.flatMap(({ screen }): Probe[] => {
    if (withoutRequest.includes(screen)) return []
    const service =
      catalogue.find(({ id }) => getServiceScreen(id).id === screen)?.id ??
      (screen === 'online-gms-program' ? `gms-${resources.programId}` : undefined)
    if (service && apply) {
      const [request] = permissionRequestsOf(apply, resources)
      return request ? [{ screen, role: 'APPLICANT', request: { ...request, body: { service } } }] : []
    }
    const opened =
      contracts.find(({ access }) => access === `${screen}:view`) ??
      contracts.find(({ path }) => screen === 'disability-alw-result' && path === '/results/:id/plan')
    const [request] = opened ? permissionRequestsOf(opened, resources) : []
    const role = (['AUDITOR', 'CALL_CENTRE'] as const).find((one) => matrixMarkOf(one, screen) !== '·')
    if (!request || !role) throw new Error(`no request shows that ${screen} is revoked`)
    return [{ screen, role, request }]
  })
}

function updateOf(role: RoleCode, screen: ScreenId, isGranted: boolean) {
  const seed = roleSeeds.find(({ code }) => code === role)
  const group = permissionMatrix.find(({ menus }) => menus.some((menu) => menu.screen === screen))
  const menu = group?.menus.find((one) => one.screen === screen)
  const actions = (seed?.permissions ?? [])
    .filter((permission) => permission.startsWith(`${screen}:`))
    .map((permission) => permission.slice(screen.length + 1))
  return {
    roleId: seed?.id,
    mainMenus: [
      { id: group?.id, menu: [{ id: menu?.id, checkedYn: isGranted ? 'Y' : 'N', actions: isGranted ? actions : [] }] },
    ],
  }
}
