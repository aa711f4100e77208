import { deflateSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApplicant, submitApplicationAs, bodyOf, multipartForm } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { sized } from '@wewb/tests/test-size.ts'

let portal: TestPortal
let applicant: ReturnType<typeof createTestApplicant>
let officer: ReturnType<typeof createTestApplicant>
let no: string
beforeAll(async () => {
  portal = await startTestPortal()
  applicant = createTestApplicant(portal, await portal.tokenOf('01700000003'))
  officer = createTestApplicant(portal, await portal.tokenOf('so.edu@demo.wewb'))
  no = await applicant.start()
})
afterAll(() => portal.stop())

const raw = (method: 'POST' | 'PUT', path: string, body: string, who = applicant) =>
  who.send(method, path, body, { 'content-type': 'application/json' })
const save = async (step: string, answers: string) => {
  const revision = await applicant.revisionOf(no)
  return await raw('PUT', `/applications/${no}/steps/${step}`, `{"revision":${revision},"answers":${answers}}`)
}

describe('malformed answers', () => {
  it.each([
    [
      'student',
      '{"rollNo":{"a":1},"worker":[1,2],"studentNameEn":["a",{}],"studentMobile":1e309,' +
        '"studentDob":true,"guardianNid":[["1"]]}',
    ],
    ['student', `{"studentNameEn":${'['.repeat(15)}1${']'.repeat(15)}}`],
    [
      'education',
      '{"result":{"NaN":1},"totalMarks":1e309,"cgpa":[],' +
        `"collegeName":${JSON.stringify(Array.from({ length: 10_000 }, () => ({})))}}`,
    ],
    ['address', '{"present":"x","bank":{"accountNumber":[1,[2]],"bankId":{"$gt":1}},"permanent":[]}'],
    ['documents', '{"signature":{"a":1},"certificate":[1,null,[]]}'],
  ])('are dropped from step %s, and the draft still opens and prints', async (step, answers) => {
    expect((await save(step, answers)).code).toBe(200)
    const stored = (await applicant.get(no))['answers']
    for (const id of ['rollNo', 'studentNameEn', 'studentMobile', 'cgpa', 'result', 'collegeName', 'signature'])
      expect(stored).not.toHaveProperty(id)
    expect((await applicant.send('GET', `/applications/${no}/print`)).code).toBe(200)
  })

  it.each([
    ['a prototype key', '{"__proto__":{"isDirector":true}}', 400],
    ['a constructor', '{"constructor":{"prototype":{"isDirector":true}}}', 400],
    ['unlimited nesting', `{"studentNameEn":${'['.repeat(200)}1${']'.repeat(200)}}`, 400],
    ['more than a form permits', `{"rollNo":"${'1'.repeat(300_000)}"}`, 413],
    ['a list instead of answers', '[]', 400],
    ['nothing', 'null', 400],
  ])('are rejected if they are %s', async (_what, answers, code) => {
    expect((await save('student', answers)).code).toBe(code)
  })

  it.each([
    ['POST', '/applications', '{"service":"edu-allowance","setupId":9007199254740991}'],
    ['POST', '/applications', '{"service":"edu-allowance","setupId":1e309}'],
    ['POST', '/applications', '{"service":"constructor"}'],
    ['POST', '/applications', '{"service":"__proto__"}'],
    ['PUT', '/applications/{no}/steps/__proto__', '{"revision":1,"answers":{}}'],
    ['POST', '/applications/{no}/verifications', '{"revision":2,"path":"__proto__.check","answers":{}}'],
    [
      'POST',
      '/applications/{no}/verifications',
      '{"revision":2,"path":"studentCheck","answers":{"rollNo":["1"],"boardId":{"a":1}}}',
    ],
    ['POST', '/applications/{no}/actions/constructor', '{"reply":{},"revision":1}'],
    ['POST', '/applications/{no}/submit', '{"revision":1e309}'],
    ['POST', '/education/tag/confirm', '{"otpToken":"x","otp":{"length":6}}'],
  ] as const)('never cause a server error: %s %s %s', async (method, path, body) => {
    const { code } = await raw(method, path.replace('{no}', no), body)
    expect(code).toBeGreaterThanOrEqual(400)
    expect(code).toBeLessThan(500)
  })

  it.each(['setupId=9e9', 'setupId=99999e999', 'office=1.5', 'office=9e9', 'page=1e3', 'sort=answers', 'size=101'])(
    'never cause a server error in the queue: %s',
    async (query) => {
      expect((await officer.send('GET', `/desk?${query}`)).code).toBe(400)
    },
  )
})

describe('malicious files', () => {
  const upload = (field: string, bytes: Buffer, name?: string, at = no) => {
    const { payload, headers } = multipartForm(field, bytes, name)
    return applicant.send('POST', `/applications/${at}/documents`, payload, headers)
  }
  const print = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })
  const pdf = (objects: (string | Buffer)[]) =>
    Buffer.concat([
      Buffer.from('%PDF-1.5\n'),
      ...objects.flatMap((object, index) => [
        Buffer.from(`${index + 1} 0 obj\n`),
        Buffer.from(object),
        Buffer.from('\nendobj\n'),
      ]),
      Buffer.from(`trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF\n`),
    ])
  const root = '<</Type/Catalog/Pages 2 0 R>>'

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a page of HTML', () => Buffer.from('<html><script>alert(1)</script>')],
    ['a broken PDF', () => Buffer.from('%PDF-1.7 and nothing more')],
    ['a PDF without a page', () => pdf([root, '<</Type/Pages/Count 0/Kids[]>>'])],
    [
      'an encrypted PDF',
      () =>
        Buffer.from(
          pdf([root, '<</Type/Pages/Count 1/Kids[3 0 R]>>', '<</Type/Page/Parent 2 0 R>>', '<</Filter/Standard/V 1>>'])
            .toString()
            .replace('/Size', '/Encrypt 4 0 R/Size'),
        ),
    ],
    ['more pixels than a camera has', () => print(9000, 9000).png().toBuffer()],
    ['a truncated image', async () => (await print(900, 700).jpeg().toBuffer()).subarray(0, 900)],
  ])('are rejected: %s', async (_what, make) => {
    const answer = await upload('certificate', await make())
    expect([answer.code, bodyOf(answer).issues?.[0]?.path]).toEqual([422, 'certificate'])
  })

  it('do not stop the portal: a page tree of a billion pages in a thousand bytes', async () => {
    const tree = Array.from(
      { length: 9 },
      (_, level) => `<</Type/Pages/Count 1/Kids[${`${level + 3} 0 R `.repeat(10)}]>>`,
    )
    expect((await upload('certificate', pdf([root, ...tree, '<</Type/Page/Parent 2 0 R>>']))).code).toBe(200)
  })

  it('do not stop the portal: gigabytes of blanks packed into one', async () => {
    const blanks = deflateSync(Buffer.alloc(sized(48, 512) * 1024 * 1024, 32))
    const packed = Buffer.concat([
      Buffer.from(`<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${blanks.length}>>\nstream\n`),
      blanks,
      Buffer.from('\nendstream'),
    ])
    const startedAt = performance.now()
    const open = { isPending: true }
    const bomb = upload(
      'certificate',
      pdf([root, '<</Type/Pages/Count 1/Kids[3 0 R]>>', '<</Type/Page/Parent 2 0 R>>', packed]),
    ).finally(() => (open.isPending = false))
    const waits: number[] = []
    while (open.isPending) {
      const request = performance.now()
      expect((await applicant.send('GET', '/services')).code).toBe(200)
      waits.push(performance.now() - request)
    }
    // The server rejects the file, or a fast machine reads it to the end; in both cases other requests did not wait for
    // it.
    expect([200, 422]).toContain((await bomb).code)
    expect(Math.max(...waits)).toBeLessThan(Math.max(1000, (performance.now() - startedAt) / 2))
  })

  it('lose hidden data, and the file name loses its path', async () => {
    const picture = await print(900, 700)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'hidden' } })
      .toBuffer()
    const answer = await upload(
      'certificate',
      Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
      '../../etc/..\\😀\u202Egpj.exe.jpg',
    )
    expect(bodyOf(answer).data['fileName']).not.toMatch(/[/\\\u202E]/)
    const { documentId } = bodyOf(answer).data
    const stored = (await applicant.send('GET', `/applications/${no}/documents/${documentId}`))
      .body as unknown as Buffer
    expect(stored.includes('<script>')).toBe(false)
    expect(stored.includes('hidden')).toBe(false)
  })

  it.each([
    ['page.html', 'page.jpg'],
    ['photo.jpg.exe', 'photo.jpg.jpg'],
    ['.htaccess', 'document.jpg'],
    ['scan', 'scan.jpg'],
    ['Photo.JPEG', 'Photo.JPEG'],
  ])('get the detected media type: %s becomes %s', async (given, kept) => {
    const answer = await upload('certificate', await print(900, 700).jpeg().toBuffer(), given)
    expect(bodyOf(answer).data).toMatchObject({ fileName: kept, mediaType: 'image/jpeg' })
  })

  it('are scaled down to the resolution of a document', async () => {
    const answer = await upload('certificate', await print(7000, 5000).jpeg().toBuffer())
    expect(bodyOf(answer).data).toMatchObject({ width: 3600, height: 2571 })
  })

  it('do not affect valid PDFs', async () => {
    const document = await PDFDocument.create()
    document.addPage()
    expect(bodyOf(await upload('certificate', Buffer.from(await document.save()))).data).toMatchObject({
      mediaType: 'application/pdf',
    })
  })

  it('cannot answer a question of another application', async () => {
    const theirs = await submitApplicationAs(portal, '01700000001')
    const documents = (await createTestApplicant(portal, await portal.tokenOf('01700000001')).get(theirs))[
      'documents'
    ] as { documentId: string; field: string }[]
    const photo = documents.find(({ field }) => field === 'photo')?.documentId
    const saved = bodyOf(await save('documents', JSON.stringify({ photo: [photo] })))
    expect(saved.data['issues']).toContainEqual(expect.objectContaining({ path: 'photo', code: 'file-missing' }))
    expect((await upload('photo', await print(300, 300).jpeg().toBuffer(), 'p.jpg', theirs)).code).toBe(404)
  })

  it('are limited in number', async () => {
    const { id } = await portal.db.selectFrom('application').select('id').where('no', '=', no).executeTakeFirstOrThrow()
    const many = Array.from({ length: 200 }, () => ({
      application_id: id,
      path: 'certificate',
      sha256: Buffer.alloc(32),
      media_type: 'image/jpeg',
      size: 1,
      file_name: 'x',
    }))
    await portal.db.insertInto('document').values(many).execute()
    expect((await upload('certificate', await print(900, 700).jpeg().toBuffer())).code).toBe(413)
  })
})
