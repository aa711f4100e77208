import { defaultBankReturnLayout } from '@wewb/domain/payments/bank-file-layout'
import { bodyOf } from '#testing/test-applicant.ts'
import { eventually, type TestPortal } from '#testing/test-portal.ts'

type ResponseBody = { reference: string; amount: string }

export const returnFileHeader = defaultBankReturnLayout.columns.map(({ heading }) => heading).join(',')
export const paidRow = ({ reference, amount }: ResponseBody, day = '15-11-2026') =>
  `${reference},${amount},PAID,${day},BB-${reference.slice(-5)},`
export const failedRow = ({ reference, amount }: ResponseBody, code = 'R03') =>
  `${reference},${amount},RETURNED,,,${code}`
export const returnFile = (...lines: string[]) => Buffer.from([returnFileHeader, ...lines, ''].join('\r\n'))

/** Returns the messages of a template that name an application. */
export async function messagesOf({ db }: TestPortal, template: string, no: string) {
  const sent = await db.selectFrom('message').select('body').where('template', '=', template).execute()
  return sent.filter(({ body }) => body.includes(no))
}

/** Acts as a person of the accounts section, or a director, on the payment endpoints. */
export function paymentClient(portal: TestPortal, token: string) {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers?: Record<string, string>) =>
    await portal.request(method, `/payments${path}`, body, { token, language: 'en', ...(headers ? { headers } : {}) })
  const get = async (path: string) => bodyOf(await send('GET', path)).data
  const batch = (no: string) => get(`/batches/${no}`)
  return {
    send,
    get,
    batch,
    rows: async (no: string, query = '') =>
      (await get(`/batches/${no}/rows?size=100${query}`))['list'] as (ResponseBody & {
        paymentId: number
        payeeNo: number
        applicationNo: string
        state: string
      })[],
    make: async (applicationNos: string[], module = 'fa-medical-assistance') => {
      const batch = await send('POST', '/batches', { module, applicationNos })
      if (batch.code !== 200) throw new Error(`batch not created: ${JSON.stringify(batch.body)}`)
      return String(bodyOf(batch).data['batchNo'])
    },
    authorise: async (no: string, adviceNo = `ADV-${no}`) => {
      const { revision, contentSha256 } = await batch(no)
      const advice = { adviceNo, adviceDate: '2026-11-01' }
      return await send('POST', `/batches/${no}/authorise`, { ...advice, contentSha256, revision })
    },
    bring: async (no: string, bytes: Buffer, hash?: string) => {
      const { payload, headers } = returnForm(bytes, hash)
      return await send('POST', `/batches/${no}/returns`, payload, headers)
    },
    /** Confirms or declines the bank return that waits. */
    decide: async (no: string, decision: 'CONFIRMED' | 'DECLINED' = 'CONFIRMED', hash?: string) => {
      const { waiting } = await get(`/batches/${no}/returns/waiting`)
      const body = { decision, hash: hash ?? waiting?.hash ?? '', note: 'Compared with the bank statement.' }
      return await send('POST', `/batches/${no}/returns/waiting/decision`, body)
    },
    /** Waits until the batch has one of the states and no job of it is running. */
    until: (no: string, ...states: string[]) =>
      eventually(async () => {
        const now = await batch(no)
        return states.includes(now['state']) && now['progress'].doing === null ? now : undefined
      }),
  }
}

export function returnForm(bytes: Buffer, hash?: string) {
  const boundary = 'portal-test-boundary'
  const field =
    hash === undefined ? '' : `--${boundary}\r\ncontent-disposition: form-data; name="hash"\r\n\r\n${hash}\r\n`
  const file = [
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="returns.csv"',
    'content-type: text/csv',
    '',
    '',
  ].join('\r\n')
  const payload = Buffer.concat([Buffer.from(field + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
