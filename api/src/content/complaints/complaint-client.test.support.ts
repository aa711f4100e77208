import sharp from 'sharp'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { TestPortal } from '#testing/test-portal.ts'

export type AttachedFile = { name: string; bytes: Buffer; type?: string; fileName?: string }

/** Builds a multipart form of a JSON part and files, as a browser sends it. The rows refer to their files by index. */
export function complaintForm(jsonPart: string, json: Answers, files: readonly AttachedFile[] = []) {
  const boundary = 'complaint-test-boundary'
  const head = (disposition: string, type?: string) =>
    Buffer.from(
      [
        `--${boundary}`,
        `content-disposition: form-data; ${disposition}`,
        ...(type ? [`content-type: ${type}`] : []),
        '',
        '',
      ].join('\r\n'),
    )
  const end = Buffer.from('\r\n')
  const rows =
    files.length > 0 ? { attachments: files.map(({ name }, place) => ({ name, file: [String(place)] })) } : {}
  const payload = Buffer.concat([
    head(`name="${jsonPart}"`),
    Buffer.from(JSON.stringify({ ...rows, ...json })),
    end,
    ...files.flatMap(({ bytes, type = 'image/jpeg', fileName = 'page.jpg' }) => [
      head(`name="attachments"; filename="${fileName}"`, type),
      bytes,
      end,
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Accuses the office of Tangail, anonymously. */
export const bribeComplaint = {
  complaintTypeId: 'BRIBE',
  officeTypeId: 'DEMO',
  officeId: '2',
  employeeName: 'Officer Nameless',
  subject: 'ছাড়পত্রের জন্য টাকা চেয়েছে',
  description: 'গত সপ্তাহে ছাড়পত্র দিতে পাঁচ হাজার টাকা চেয়েছে।',
  name: 'Salma Khatun',
  mobile: '০১৯১২৩৪৫৬৭৮',
  email: 'salma@example.com',
  address: 'House 7, Kartia, Tangail',
  passportNo: 'BX7654321',
  clearanceId: 'C-778899',
  anonymousYn: 'Y',
}
export const complainantMobile = '01912345678'
/** Personal data that must not appear where the complainant is anonymous. */
export const complainantSecrets = ['Salma', '1912345678', 'salma@example.com', 'Kartia', 'BX7654321', 'C-778899']

/** Creates a photo with EXIF metadata. */
export const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer()

/** Submits complaints and acts on them as officers, over HTTP. */
export function complaintClient(portal: TestPortal) {
  const submit = async (changes: Answers = {}, files: readonly AttachedFile[] = []) => {
    const { payload, headers } = complaintForm(
      'complaint',
      { ...bribeComplaint, ...changes, ...(await portal.newCaptcha()) },
      files,
    )
    return await portal.post('/pub/complaints', payload, { headers, language: 'en' })
  }
  const ticketOf = async (changes: Answers = {}, files: readonly AttachedFile[] = []): Promise<string> =>
    (await submit(changes, files)).body.data.ticketNo
  const status = (ticketNo: string, mobile = complainantMobile, from = '10.0.0.1') =>
    portal.post('/pub/complaints/status', { ticketNo, mobile }, { language: 'en', remoteAddress: from })
  const reply = (ticketNo: string, action: string, json: Answers, files: readonly AttachedFile[] = []) => {
    const { payload, headers } = complaintForm('reply', { ticketNo, mobile: complainantMobile, action, ...json }, files)
    return portal.post('/pub/complaints/reply', payload, { headers, language: 'en' })
  }
  const as = async (login: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
    await portal.request(method, path, body, { token: await portal.tokenOf(login), language: 'en' })
  const file = async (login: string, ticketNo: string) => await as(login, 'GET', `/complaints/${ticketNo}`)
  const act = async (login: string, ticketNo: string, action: string, actionFields: Answers = {}) => {
    const row = await portal.db
      .selectFrom('complaint')
      .select('revision')
      .where('ticket_no', '=', ticketNo)
      .executeTakeFirstOrThrow()
    return await as(login, 'POST', `/complaints/${ticketNo}/action`, {
      action,
      revision: row.revision,
      ...actionFields,
    })
  }
  const messages = async (template: string) =>
    await portal.db.selectFrom('message').selectAll().where('template', '=', template).orderBy('id').execute()
  return { submit, ticketOf, status, reply, as, file, act, messages }
}
