import { randomBytes } from 'node:crypto'
import type { TestPortal } from '#testing/test-portal.ts'

export const noticeText = (change: object = {}) => ({
  noticeId: null,
  noticeNumber: `49.04.0000.${randomBytes(5).toString('hex')}`,
  title: 'Stipend 2026',
  titleBng: 'শিক্ষাবৃত্তি ২০২৬',
  details: 'Apply **now**.\n\n- one\n- two',
  detailsBng: 'এখনই **আবেদন** করুন।',
  publishFrom: '2025-10-13T00:00:00+06:00',
  publishUntil: null,
  orderNo: 1,
  activeYn: 'Y',
  ...change,
})

export const newsText = (change: object = {}) => ({
  portalNewsHighlightId: null,
  title: 'Call 16135',
  titleBng: 'কল করুন ১৬১৩৫',
  details: 'Day and night.',
  detailsBng: 'দিনরাত।',
  publishFrom: '2025-10-13T00:00:00+06:00',
  publishUntil: null,
  orderNo: 1,
  publishedYn: 'Y',
  ...change,
})

type SentFile = { bytes: Buffer; name?: string; type?: string }

/** Builds the multipart form of a notice, as a browser sends it. */
export function noticeForm(notice: unknown, file?: SentFile) {
  const boundary = 'notice-test-boundary'
  const part = (head: string, body: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ])
  const json = typeof notice === 'string' ? notice : JSON.stringify(notice)
  const payload = Buffer.concat([
    part('name="notice"', Buffer.from(json)),
    ...(file
      ? [
          part(
            `name="attachment"; filename="${file.name ?? 'notice.pdf'}"\r\n` +
              `content-type: ${file.type ?? 'application/pdf'}`,
            file.bytes,
          ),
        ]
      : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Acts as the content editor, over HTTP. */
export function editorClient(portal: TestPortal, token: string) {
  const save = async (notice: unknown, file?: SentFile) => {
    const { payload, headers } = noticeForm(notice, file)
    return await portal.request('POST', '/portal-notice', payload, { token, language: 'en', headers })
  }
  const made = async (change: object = {}, file?: SentFile): Promise<number> =>
    (await save(noticeText(change), file)).body.data.noticeId
  const get = async (id: number) => (await portal.get(`/portal-notice/${id}`, { token })).body.data
  return { save, made, get }
}

/** The smallest PDF that a reader opens. */
export const minimalPdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
)
