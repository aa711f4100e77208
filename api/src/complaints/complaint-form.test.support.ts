import sharp from 'sharp'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { TestPortal } from '../testing/portal-under-test.ts'

export type Attached = { name: string; bytes: Buffer; type?: string; fileName?: string }

/** A form of a JSON part and files, as a browser sends it. The rows name their files by number. */
export function partsForm(jsonPart: string, json: Answers, files: readonly Attached[] = []) {
  const boundary = 'complaint-test-boundary'
  const head = (disposition: string, type?: string) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`)
  const end = Buffer.from('\r\n')
  const rows = files.length > 0 ? { attachments: files.map(({ name }, place) => ({ name, file: [String(place)] })) } : {}
  const payload = Buffer.concat([
    head(`name="${jsonPart}"`), Buffer.from(JSON.stringify({ ...rows, ...json })), end,
    ...files.flatMap(({ bytes, type = 'image/jpeg', fileName = 'page.jpg' }) => [head(`name="attachments"; filename="${fileName}"`, type), bytes, end]),
    Buffer.from(`--${boundary}--\r\n`),
  ]) // prettier-ignore
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** About the office of Tangail, by somebody who wants to stay unknown to it. */
export const bribe = {
  complaintTypeId: 'BRIBE', officeTypeId: 'DEMO', officeId: '2', employeeName: 'Officer Nameless', subject: 'ছাড়পত্রের জন্য টাকা চেয়েছে',
  description: 'গত সপ্তাহে ছাড়পত্র দিতে পাঁচ হাজার টাকা চেয়েছে।', name: 'Salma Khatun', mobile: '০১৯১২৩৪৫৬৭৮', email: 'salma@example.com',
  address: 'House 7, Kartia, Tangail', passportNo: 'BX7654321', clearanceId: 'C-778899', anonymousYn: 'Y',
} // prettier-ignore
export const itsMobile = '01912345678'
/** What must never be read where the person stays unknown. */
export const secrets = ['Salma', '1912345678', 'salma@example.com', 'Kartia', 'BX7654321', 'C-778899']

/** A photo that still says where it was taken. */
export const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer()

/** For tests: people who complain, and officers who act on it, over HTTP. */
export function complaintsAt(portal: TestPortal) {
  const submit = async (changes: Answers = {}, files: readonly Attached[] = []) => {
    const { payload, headers } = partsForm('complaint', { ...bribe, ...changes, ...(await portal.newCaptcha()) }, files)
    return await portal.post('/pub/complaints', payload, { headers, language: 'en' })
  }
  const ticketOf = async (changes: Answers = {}, files: readonly Attached[] = []): Promise<string> =>
    (await submit(changes, files)).body.data.ticketNo
  const status = (ticketNo: string, mobile = itsMobile, from = '10.0.0.1') =>
    portal.post('/pub/complaints/status', { ticketNo, mobile }, { language: 'en', from })
  const reply = (ticketNo: string, action: string, json: Answers, files: readonly Attached[] = []) => {
    const { payload, headers } = partsForm('reply', { ticketNo, mobile: itsMobile, action, ...json }, files)
    return portal.post('/pub/complaints/reply', payload, { headers, language: 'en' })
  }
  const as = async (login: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
    await portal.ask(method, path, body, { token: await portal.tokenOf(login), language: 'en' })
  const file = async (login: string, ticketNo: string) => await as(login, 'GET', `/complaints/${ticketNo}`)
  const act = async (login: string, ticketNo: string, action: string, asks: Answers = {}) => {
    const row = await portal.db.selectFrom('complaint').select('revision').where('ticket_no', '=', ticketNo).executeTakeFirstOrThrow()
    return await as(login, 'POST', `/complaints/${ticketNo}/action`, { action, revision: row.revision, ...asks })
  }
  const messages = async (template: string) =>
    await portal.db.selectFrom('message').selectAll().where('template', '=', template).orderBy('id').execute()
  return { submit, ticketOf, status, reply, as, file, act, messages }
}
