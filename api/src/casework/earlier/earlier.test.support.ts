import { eventually, startTestPortal } from '#testing/test-portal.ts'

export const logins = { salma: '01700000003', karim: '01700000002' }

/** A portal with the requests of an import, made by the administrator and confirmed by the director. */
export async function startImportPortal(otp: string) {
  const portal = await startTestPortal({ PORTAL_FIXED_OTP: otp })
  const [admin, director] = (await Promise.all(
    ['admin@demo.wewb', 'dir.welfare@demo.wewb'].map((login) => portal.tokenOf(login)),
  )) as [string, string]
  const upload = async (text: string, token = admin) => {
    const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="old/পুরোনো.csv"\r\n'
    const body = Buffer.from(`${head}content-type: text/csv\r\n\r\n${text}\r\n--edge--\r\n`)
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
    return portal.request('POST', '/earlier-imports', body, { token, headers, language: 'en' })
  }
  const send = (token: string, id: string, action: string, body: object = {}) =>
    portal.post(`/earlier-imports/${id}/${action}`, body, { token, language: 'en' })
  const confirm = (token: string, id: string) => send(token, id, 'decision', { decision: 'CONFIRMED' })
  const detail = async (id: string) => (await portal.get(`/earlier-imports/${id}`, { token: director })).body.data
  const done = (id: string) => eventually(async () => ((await detail(id)).state === 'DONE' ? detail(id) : undefined))
  const find = async (search: string, token = admin) =>
    (await portal.get(`/earlier-applications?search=${encodeURIComponent(search)}`, { token, language: 'en' })).body
      .data

  const map = (id: string, mapping: object) =>
    portal.request('PUT', `/earlier-imports/${id}/mapping`, { mapping }, { token: admin, language: 'en' })
  const mapped = async (text: string) => {
    const { data } = (await upload(text)).body
    const mapping = Object.fromEntries(
      data.columns.map(({ id, heading: at }: { id: string; heading: number | null }) => [id, at]),
    )
    return map(data.id, { ...mapping, amount: 8 })
  }
  return { portal, admin, director, upload, send, confirm, detail, done, find, map, mapped }
}
