import { startTestPortal } from '#testing/test-portal.ts'

export type UserPortal = Awaited<ReturnType<typeof startUserPortal>>

/** Starts a portal with an administrator; the token is read on every request, because it may change. */
export async function startUserPortal(adminToken: () => string) {
  const portal = await startTestPortal({ PORTAL_FIXED_OTP: '123456' })
  const firstToken = await portal.newTokenOf('admin@demo.wewb')
  const { data } = (await portal.get('/users/choices', { token: firstToken })).body
  const roles: Record<string, number> = Object.fromEntries(
    data.roles.map(({ code, id }: { code: string; id: number }) => [code, id]),
  )
  const officeIds: Record<string, number> = {}
  for (const { code, id } of data.offices) officeIds[code] = id

  const put = (path: string, body: unknown, token = adminToken(), language?: 'bn' | 'en') =>
    portal.request('PUT', path, body, { token, ...(language && { language }) })
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
    (await portal.post('/users', officer(login, { way: 'SHOW', ...more }), { token: adminToken() })).body.data
  const idOf = async (login: string) =>
    (await portal.db.selectFrom('account').select('id').where('login_id', '=', login).executeTakeFirstOrThrow()).id
  return { portal, firstToken, roles, officeIds, put, officer, make, idOf }
}

export const issuesOf = ({ body }: { body: { issues?: { path: string }[] } }) =>
  (body.issues ?? []).map(({ path }) => path)
