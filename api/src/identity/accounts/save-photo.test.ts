import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('01700000001')
})
afterAll(() => portal.stop())

type Part = { name: string; fileName: string; type: string; bytes: Buffer }
const send = (...parts: Part[]) => {
  const head = ({ name, fileName, type }: Part) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`
  const body = Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(head(part)), part.bytes, Buffer.from('\r\n')]),
    Buffer.from('--edge--\r\n'),
  ])
  return portal.request('POST', '/profile/photo', body, {
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
}
const photo = (bytes: Buffer, type = 'image/jpeg'): Part => ({ name: 'photo', fileName: 'me.jpg', type, bytes })
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0b0c0' } })

it('re-encodes the photo at 300 × 300, without metadata', async () => {
  const original = await picture(900, 600)
    .withExif({ IFD0: { Copyright: 'somewhere in Tangail' } })
    .jpeg()
    .toBuffer()
  const { body } = await send(photo(original))
  const served = await portal.app.inject({ method: 'GET', url: body.data.avatar })
  const stored = await sharp(served.rawPayload).metadata()
  expect([stored.width, stored.height, stored.format, stored.exif]).toEqual([300, 300, 'jpeg', undefined])
  expect(served.headers['content-security-policy']).toContain('sandbox')
  expect((await portal.get('/profile', { token })).body.data.avatar).toBe(body.data.avatar)
})

it('accepts a PNG by its bytes, not by its name', async () => {
  expect((await send(photo(await picture(50, 50).png().toBuffer(), 'image/svg+xml'))).code).toBe(200)
  for (const hostile of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<html></html>',
    'GIF89a',
    '',
  ]) {
    const refused = await send(photo(Buffer.from(hostile)))
    expect([hostile, refused.code, refused.body.issues[0].path]).toEqual([hostile, 422, 'photo'])
  }
})

it('rejects a decompression bomb of billions of pixels', async () => {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const bomb = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  expect((await send(photo(bomb))).code).toBe(422)
})

it('rejects a malformed form, a second file, another part, and more than 8 MB', async () => {
  const good = await picture(50, 50).jpeg().toBuffer()
  expect((await send(photo(good), photo(good))).code).toBe(400)
  expect((await send({ ...photo(good), name: 'other' })).code).toBe(400)
  expect((await portal.post('/profile/photo', { photo: 'x' }, { token })).code).toBe(400)
  expect(
    (
      await portal.request('POST', '/profile/photo', Buffer.from('--edge'), {
        token,
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      })
    ).code,
  ).toBe(400)
  expect((await send(photo(Buffer.concat([good, Buffer.alloc(9 * 1024 * 1024)])))).code).toBe(413)
})
