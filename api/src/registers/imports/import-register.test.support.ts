import { eventually, type TestPortal } from '#testing/test-portal.ts'

/** The header rows of a worker sheet and of a result sheet. */
export const workers = 'source,number,passport_no,name_en,date_of_birth,country,issued_on,mission'
export const results = 'level,board_id,passing_year,roll,registration_no,student_name,father_name,mother_name,gpa'

export const headers = { 'content-type': 'multipart/form-data; boundary=edge' }

/** Uploads and imports files as an officer, for tests; the portal may start later. */
export function importClient(place: () => { portal: TestPortal; officer: string }) {
  const upload = (kind: string, bytes: Buffer | string, token = place().officer) => {
    const field = `--edge\r\ncontent-disposition: form-data; name="kind"\r\n\r\n${kind}\r\n`
    const disposition = 'content-disposition: form-data; name="file"; filename="../কর্মী.csv"'
    const file = `--edge\r\n${disposition}\r\ncontent-type: text/csv\r\n\r\n`
    const body = Buffer.concat([Buffer.from(field + file), Buffer.from(bytes), Buffer.from('\r\n--edge--\r\n')])
    return place().portal.request('POST', '/registry/imports', body, { token, headers, language: 'en' })
  }
  const start = (id: string, token = place().officer) =>
    place().portal.post(`/registry/imports/${id}/start`, {}, { token })
  const progress = async (id: string) => {
    const { portal, officer } = place()
    return (await portal.get(`/registry/imports/${id}`, { token: officer })).body.data
  }
  const finished = (id: string) =>
    eventually(async () => ((await progress(id)).state === 'RUNNING' ? undefined : progress(id)))
  const importAll = async (kind: string, bytes: Buffer | string) => {
    const { body } = await upload(kind, bytes)
    await start(body.data.importId)
    return finished(body.data.importId)
  }
  return { upload, start, finished, importAll }
}
