import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { noise } from '#testing/images.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let one: ReturnType<typeof createTestApplicant>
let two: ReturnType<typeof createTestApplicant>
beforeAll(async () => {
  portal = await startTestPortal()
  one = createTestApplicant(portal, await portal.tokenOf('01700000001'))
  two = createTestApplicant(portal, await portal.tokenOf('01700000002'))
})
afterAll(() => portal.stop())

/** Creates an incompressible photo of about 400 KB. */
const photo = (number = 0) =>
  sharp(noise(500 * 300 * 3, number), { raw: { width: 500, height: 300, channels: 3 } })
    .resize(1200, 900)
    .jpeg({ quality: 90 })
    .toBuffer()

function form(fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const edge = 'test-edge'
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file)
    parts.push(
      Buffer.from(
        [
          `--${edge}`,
          `content-disposition: form-data; name="${file.name}"; filename="page.jpg"`,
          'content-type: image/jpeg',
          '',
          '',
        ].join('\r\n'),
      ),
      file.bytes,
      Buffer.from('\r\n'),
    )
  const headers = { 'content-type': `multipart/form-data; boundary=${edge}` }
  return [Buffer.concat([...parts, Buffer.from(`--${edge}--\r\n`)]), headers] as const
}

type Person = ReturnType<typeof createTestApplicant>
const sendChunk = async (person: Person, no: string, bytes: Buffer) =>
  await person.send('POST', `/applications/${no}/pieces`, ...form({}, { name: 'piece', bytes }))
const join = async (person: Person, no: string, fields: Record<string, string>) =>
  await person.send('POST', `/applications/${no}/documents`, ...form({ field: 'certificate', ...fields }))
const uploadChunk = async (person: Person, no: string, bytes: Buffer): Promise<string> =>
  bodyOf(await sendChunk(person, no, bytes)).data['piece']

async function chunksOf(no: string, bytes: Buffer, size = 128 * 1024): Promise<string[]> {
  const names: string[] = []
  for (let from = 0; from < bytes.length; from += size)
    names.push(await uploadChunk(one, no, bytes.subarray(from, from + size)))
  return names
}

describe('chunked upload', () => {
  it('creates the same document as a single upload', async () => {
    const no = await one.start()
    const whole = await photo()
    const chunks = await chunksOf(no, whole)
    expect(chunks.length).toBeGreaterThan(1)
    const joined = bodyOf(await join(one, no, { pieces: chunks.join(' '), fileName: 'সনদ.jpg' }))
    expect(joined.data).toMatchObject({
      field: 'certificate',
      fileName: 'সনদ.jpg',
      mediaType: 'image/jpeg',
      width: 1200,
      height: 900,
    })
    const single = bodyOf(
      await one.send(
        'POST',
        `/applications/${no}/documents`,
        ...form({ field: 'certificate' }, { name: 'file', bytes: whole }),
      ),
    )
    expect(single.data['size']).toBe(joined.data['size'])
  })

  it('is validated like any other: chunks in the wrong order are no image', async () => {
    const no = await one.start()
    const chunks = await chunksOf(no, await photo())
    const answer = await join(one, no, { pieces: chunks.toReversed().join(' ') })
    expect([answer.code, bodyOf(answer).issues?.[0]?.path]).toEqual([422, 'certificate'])
  })

  it('cannot be completed by another user, nor with a chosen name', async () => {
    const no = await one.start()
    const [chunk = ''] = await chunksOf(no, await photo(), 1 << 18)
    const other = await two.start()
    for (const [person, number, name] of [
      [two, other, chunk],
      [one, no, chunk.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
      [one, no, 'nonsense'],
    ] as const)
      expect((await join(person, number, { pieces: name })).code).toBe(400)
    expect((await sendChunk(two, no, Buffer.from('x'))).code).toBe(404)
  })

  it('accepts chunks of at most 256 KB', async () => {
    const no = await one.start()
    expect((await sendChunk(one, no, noise(256 * 1024 + 1))).code).toBe(413)
  })
})

describe('upload with a client-side document id', () => {
  it('creates one document for repeated uploads', async () => {
    const no = await one.start()
    const documentId = randomUUID()
    const send = async (number: number) =>
      bodyOf(
        await one.send(
          'POST',
          `/applications/${no}/documents`,
          ...form({ field: 'certificate', documentId }, { name: 'file', bytes: await photo(number) }),
        ),
      )
    const [first, again] = [await send(1), await send(2)]
    expect(first.data['documentId']).toBe(documentId)
    expect(again.data).toEqual(first.data)
    const { documents } = await one.get(no)
    expect(documents.filter((document: { documentId: string }) => document.documentId === documentId)).toHaveLength(1)
  })

  it('cannot use the id of another person’s document', async () => {
    const documentId = await one.upload(await one.start(), 'certificate', await photo(1))
    const no = await two.start()
    const sent = form({ field: 'certificate', documentId }, { name: 'file', bytes: await photo(2) })
    expect((await two.send('POST', `/applications/${no}/documents`, ...sent)).code).toBe(400)
    expect((await two.get(no))['documents']).toEqual([])
  })
})
