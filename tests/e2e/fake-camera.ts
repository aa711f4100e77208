import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { decodeQR } from 'qr/decode.js'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { listQrCodes } from '@wewb/api/pdf/read-pdf.test.support.ts'
import { test as base } from './fixtures.ts'

/** Chromium plays this file as the camera stream, and reopens it whenever the camera starts. */
const film = join(tmpdir(), `fake-camera-${process.pid}.y4m`)
const frame = { width: 1280, height: 720 }

/** A browser with a fake camera that needs no permission prompt. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const camera = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
      rmSync(film, { force: true })
    },
    { scope: 'worker' },
  ],
})

export const renderQrCode = (text: string): Promise<Buffer> => QRCode.toBuffer(text, { scale: 6 })

/** Renders the first QR code of a PDF as an image. */
export async function renderQrCodeOfPdf(pdf: Uint8Array): Promise<Buffer> {
  const [bars = []] = (await PDFDocument.load(pdf)).getPages().flatMap(listQrCodes)
  const [x, y] = [Math.min(...bars.map(({ left }) => left)), Math.min(...bars.map(({ top }) => top))]
  const side = Math.max(...bars.map(({ left, width }) => left + width)) - x
  const squares = bars.map(
    ({ left, top, width, height }) => `<rect x="${left}" y="${top}" width="${width}" height="${height}"/>`,
  )
  // The quiet zone that QR readers require.
  const edge = side / 10
  const view = `${x - edge} ${y - edge} ${side + 2 * edge} ${side + 2 * edge}`
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="${view}">`
  const svg = `${start}${squares.join('')}</svg>`
  return await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer()
}

/** Decodes the QR code with an independent library, as a phone camera would. */
export async function decodeQrCode(code: Buffer): Promise<string> {
  const { data, info } = await sharp(code).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

/** A photo of twelve megapixels with the QR code slightly rotated on a table. */
export async function photographQrCode(code: Buffer): Promise<Buffer> {
  const turned = await sharp(code).resize(1100).rotate(7, { background: '#fff' }).toBuffer()
  return await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8d7b66' } })
    .composite([{ input: turned, left: 2300, top: 1500 }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** Shows a slightly rotated picture to the camera; without an argument, an empty table. */
export async function showToCamera(picture?: Buffer) {
  const held = picture && (await sharp(picture).resize(520, 520).rotate(5, { background: '#fff' }).toBuffer())
  const { data, info } = await sharp({ create: { ...frame, channels: 3, background: '#a08c74' } })
    .composite(held ? [{ input: held }] : [])
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = Buffer.from(data.filter((_, index) => index % info.channels === 0))
  const still = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc(grey.length / 2, 128)])
  writeFileSync(
    film,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${frame.width} H${frame.height} F10:1 Ip A1:1 C420\n`), still, still]),
  )
}
