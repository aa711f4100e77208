import { randomUUID } from 'node:crypto'
import { defaultBankReturnLayout } from '@wewb/domain/payments/bank-file-layout'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import sharp from 'sharp'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'

export type ValidFile = { bytes: Buffer; fileName: string; type: string }

/** URL of a stored file, and the token to read it. */
export type FileLocation = { address: string; token?: string }

/** An upload endpoint with everything its form needs. */
export type UploadEndpoint = {
  /** Path in the OpenAPI document. */
  path: string
  address: string
  token?: string
  /** Name of the file part. */
  part: string
  /** The parts before the file. */
  fields(): Promise<Record<string, string>>
  /** A file that must be accepted; without one the form is parsed and then rejected for another reason. */
  validFile?: ValidFile
  /** Location of the stored file, from the response. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a response body of any endpoint
  reading?(data: any): Promise<FileLocation>
  /** An application takes a limited number of documents, so they are deleted after the check. */
  clears?: true
  /** A chunk: stored as it is, never displayed, and validated when the chunks are joined. */
  isPiece?: true
}

const complaint = {
  complaintTypeId: 'BRIBE',
  officeTypeId: 'DEMO',
  officeId: '2',
  subject: 'ছাড়পত্রের জন্য টাকা চেয়েছে',
  description: 'গত সপ্তাহে ছাড়পত্র দিতে পাঁচ হাজার টাকা চেয়েছে।',
  name: 'Salma Khatun',
  mobile: '01912345678',
  address: 'Kartia, Tangail',
  anonymousYn: 'N',
  attachments: [{ name: 'receipt', file: ['0'] }],
}
const notice = {
  noticeId: null,
  title: 'Stipend',
  titleBng: 'শিক্ষাবৃত্তি',
  details: '',
  detailsBng: '',
  publishFrom: '2025-10-13T00:00:00+06:00',
  publishUntil: null,
  orderNo: 1,
  activeYn: 'Y',
}

/** Every upload endpoint of the portal, with the token of an authorised user. */
export async function listUploadEndpoints(environment: TestEnvironment): Promise<UploadEndpoint[]> {
  const logins = [
    '01700000001',
    'admin@demo.wewb',
    'editor@demo.wewb',
    'so.edu@demo.wewb',
    'dir.welfare@demo.wewb',
    'acc.maker@demo.wewb',
    'callcentre@demo.wewb',
    'ad.welfare@demo.wewb',
  ]
  const [person, admin, editor, section, director, accounts, callCentre, grievance] = (await Promise.all(
    logins.map((loginId) => environment.tokenOf(loginId)),
  )) as [string, string, string, string, string, string, string, string]
  const send = async (token: string, method: string, path: string, body?: unknown) => {
    const answer = await environment.request(method, path, { token, body })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }

  const form = await publishMinimalForm(environment)
  const { applicationNo } = await send(person, 'POST', '/applications', {
    service: form.service,
    setupId: form.setupId,
  })
  const { programId } = await send(admin, 'POST', '/gms/programs', { programTitle: 'Texts', programTitleBng: 'কথা' })
  const circular = {
    ...sscCircular,
    title: 'Stipend of 2019',
    titleBng: 'শিক্ষাবৃত্তি ২০১৯',
    startDate: '2026-01-01',
    endDate: '2099-12-31',
  }
  const setup = await send(section, 'POST', '/setups/scholarship', { circular })
  await send(director, 'POST', `/setups/scholarship/${setup.setupId}/publish`, { revision: setup.revision })
  await send(director, 'POST', `/demo/circulars/${setup.setupId}/close`)
  const batches = (await send(accounts, 'GET', '/payments/batches')).list as { batchNo: string }[]
  const sent = await Promise.all(batches.map(({ batchNo }) => send(accounts, 'GET', `/payments/batches/${batchNo}`)))
  const batchNo = sent.find(({ sentAt }) => sentAt !== null)?.batchNo as string

  const none = async () => ({})
  const captcha = async () => ({
    captchaId: (await environment.request('GET', '/pub/captcha')).body.data.captchaId as string,
    captcha: '123456',
  })
  const complaintReading = async ({ ticketNo }: { ticketNo: string }): Promise<FileLocation> => {
    const { attachments } = (await send(grievance, 'GET', `/complaints/${ticketNo}`)) as {
      attachments: { attachmentId: string }[]
    }
    return { address: `/complaints/${ticketNo}/attachments/${attachments[0]?.attachmentId}`, token: grievance }
  }
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a0b0c0' } })
    .jpeg()
    .toBuffer()
  const page = { part: 'file', honest: { bytes: photo, fileName: 'page.jpg', type: 'image/jpeg' } }
  const document = { part: 'file' }
  const sheet = (...lines: string[]) => ({
    part: 'file',
    fields: none,
    honest: { bytes: Buffer.from(`${lines.join('\n')}\n`), fileName: 'sheet.csv', type: 'text/csv' },
  })

  return [
    {
      ...page,
      path: '/applications/{applicationNo}/documents',
      address: `/applications/${applicationNo}/documents`,
      token: person,
      fields: async () => ({ field: 'q2' }),
      clears: true,
      reading: async ({ documentId }) => ({
        address: `/applications/${applicationNo}/documents/${documentId}`,
        token: person,
      }),
    },
    {
      path: '/applications/{applicationNo}/pieces',
      address: `/applications/${applicationNo}/pieces`,
      token: person,
      part: 'piece',
      fields: none,
      isPiece: true,
    },
    {
      ...page,
      path: '/family-profile/documents',
      address: '/family-profile/documents',
      token: person,
      fields: async () => ({ field: 'nidCopy' }),
      clears: true,
      reading: async ({ documentId }) => ({ address: `/family-profile/documents/${documentId}`, token: person }),
    },
    {
      ...page,
      path: '/profile/photo',
      address: '/profile/photo',
      token: person,
      part: 'photo',
      fields: none,
      reading: async ({ avatar }) => ({ address: String(avatar).replace('/api/v1', '') }),
    },
    {
      ...page,
      path: '/portal-notice',
      address: '/portal-notice',
      token: editor,
      part: 'attachment',
      fields: async () => ({ notice: JSON.stringify({ ...notice, noticeNumber: randomUUID() }) }),
      reading: async ({ noticeId }) => ({ address: `/pub/portal-get-attachment/notice?noticeId=${noticeId}` }),
    },
    {
      ...page,
      path: '/pub/complaints',
      address: '/pub/complaints',
      part: 'attachments',
      fields: async () => ({ complaint: JSON.stringify({ ...complaint, ...(await captcha()) }) }),
      reading: complaintReading,
    },
    {
      ...page,
      path: '/complaints',
      address: '/complaints',
      token: callCentre,
      part: 'attachments',
      fields: async () => ({ complaint: JSON.stringify(complaint) }),
      reading: complaintReading,
    },
    {
      ...document,
      path: '/pub/complaints/reply',
      address: '/pub/complaints/reply',
      part: 'attachments',
      fields: async () => ({
        reply: JSON.stringify({ ticketNo: 'GCR202600000001', mobile: '01912345678', action: 'ANSWER' }),
      }),
    },
    {
      ...document,
      path: '/applications/{applicationNo}/actions/{action}/documents',
      address: `/applications/${applicationNo}/actions/forward/documents`,
      token: section,
      fields: async () => ({ field: 'visitPhoto' }),
    },
    {
      ...document,
      path: '/acknowledgements/documents/{applicationNo}',
      address: `/acknowledgements/documents/${applicationNo}`,
      token: section,
      fields: async () => ({ field: 'documents' }),
    },
    {
      ...sheet(
        'source,number,passport_no,name_en,date_of_birth,country',
        'BMET,C-2025-000901,A01234567,ABDUL KARIM,05-05-1975,SA',
      ),
      path: '/registry/imports',
      address: '/registry/imports',
      token: admin,
      fields: async () => ({ kind: 'WORKER' }),
    },
    {
      ...sheet(
        'full_name,full_name_bng,login_id,userType,officeId,roleIds',
        'Amena Begum,আমেনা বেগম,amena@example.com,STAFF_FIELD,DEMO-TANGAIL,DEMO_OFFICER',
      ),
      path: '/users/imports',
      address: '/users/imports',
      token: admin,
    },
    {
      ...sheet('oldNo,service,name,nid,year,status', 'WEWB/19/17,fa-burial-cost,Abdul Karim,1975123456,2019,REJECTED'),
      path: '/earlier-imports',
      address: '/earlier-imports',
      token: admin,
    },
    {
      ...sheet('code,name,name_bng,position', 'SDP,Saidpur,সৈয়দপুর,4'),
      path: '/lookup-lists/{list}/imports',
      address: '/lookup-lists/airport/imports',
      token: admin,
    },
    {
      ...sheet('date,name_bng,name', '2027-12-16,বিজয় দিবস,Victory Day'),
      path: '/holidays/file',
      address: '/holidays/file',
      token: admin,
    },
    {
      ...sheet('path,Bangla,English', 'title,কথা,Words'),
      path: '/gms/programs/{programId}/texts',
      address: `/gms/programs/${programId}/texts`,
      token: admin,
    },
    {
      ...sheet(
        'roll,registration_no,name,district,amount,institute',
        '123456,1234567890,RAHIMA KHATUN,Tangail,27500,Tangail College',
      ),
      path: '/results/{id}/file',
      address: `/results/${setup.setupId}/file`,
      token: section,
    },
    {
      ...sheet(
        defaultBankReturnLayout.columns.map(({ heading }) => heading).join(','),
        'DEMO-X,100,PAID,15-11-2026,BB-1,',
      ),
      path: '/payments/batches/{batchNo}/returns',
      address: `/payments/batches/${batchNo}/returns`,
      token: accounts,
    },
  ]
}

/** A multipart form like a browser's, but with an unescaped file name. */
export function multipartFormOf(
  fields: Record<string, string>,
  parts: readonly { part: string; fileName: string; type: string; bytes: Buffer }[],
) {
  const boundary = `boundary-${randomUUID()}`
  const head = (disposition: string, type?: string) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n` +
        `${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    )
  const end = Buffer.from('\r\n')
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => [head(`name="${name}"`), Buffer.from(value), end]),
    ...parts.flatMap(({ part, fileName, type, bytes }) => [
      head(`name="${part}"; filename="${fileName}"`, type),
      bytes,
      end,
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
