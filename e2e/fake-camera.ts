import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { decodeQR } from 'qr/decode.js'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { codesOn } from '../api/src/printing/read-back.test.support.ts'
import { test as base } from './people.ts'

/** The camera of Chromium plays this file, and opens it anew each time somebody starts the camera. */
const film = join(tmpdir(), `fake-camera-${process.pid}.y4m`)
const frame = { width: 1280, height: 720 }

/** A browser with a camera that needs no one to press “Allow”. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
      rmSync(film, { force: true })
    },
    { scope: 'worker' },
  ],
})

export const qrOf = (text: string): Promise<Buffer> => QRCode.toBuffer(text, { scale: 6 })

/** The first code of a printed paper, as whoever looks at the paper sees it. */
export async function qrOnPaper(pdf: Uint8Array): Promise<Buffer> {
  const [bars = []] = (await PDFDocument.load(pdf)).getPages().flatMap(codesOn)
  const [x, y] = [Math.min(...bars.map(({ left }) => left)), Math.min(...bars.map(({ top }) => top))]
  const side = Math.max(...bars.map(({ left, width }) => left + width)) - x
  const squares = bars.map(({ left, top, width, height }) => `<rect x="${left}" y="${top}" width="${width}" height="${height}"/>`)
  // The white that every reader of codes needs around them.
  const edge = side / 10
  const view = `${x - edge} ${y - edge} ${side + 2 * edge} ${side + 2 * edge}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="${view}">${squares.join('')}</svg>`
  return await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer()
}

/** What any phone's own camera makes of it. */
export async function textIn(code: Buffer): Promise<string> {
  const { data, info } = await sharp(code).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

/** A photo of twelve megapixels: the code somewhere on a page, a little turned, on a table. */
export async function photoOf(code: Buffer): Promise<Buffer> {
  const turned = await sharp(code).resize(1100).rotate(7, { background: '#fff' }).toBuffer()
  return await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8d7b66' } })
    .composite([{ input: turned, left: 2300, top: 1500 }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Holds a picture before the camera, by a hand that is not quite straight; nothing, for an empty table. */
export async function holdToCamera(picture?: Buffer) {
  const held = picture && (await sharp(picture).resize(520, 520).rotate(5, { background: '#fff' }).toBuffer())
  const { data, info } = await sharp({ create: { ...frame, channels: 3, background: '#a08c74' } })
    .composite(held ? [{ input: held }] : [])
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = Buffer.from(data.filter((_, index) => index % info.channels === 0))
  const still = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc(grey.length / 2, 128)])
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${frame.width} H${frame.height} F10:1 Ip A1:1 C420\n`), still, still]))
}
