import sharp, { type Sharp } from 'sharp'

/** Maximum number of pixels: a phone's photo has 12 to 50 million, a decompression bomb billions. */
const maxPixels = 60_000_000
/** Maximum for progressive images, which are decoded in memory as a whole. No camera writes larger ones. */
const maxProgressivePixels = 16_000_000
/** Two concurrent decoders limit the memory, regardless of the number of uploads. */
const decoderQueues: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
let nextQueue = 0

/** Decodes an untrusted image, rotates it upright and passes it to `encode`; fails when it is no image or too large. */
export async function reencodeImage<T>(bytes: Buffer, encode: (picture: Sharp) => Promise<T>): Promise<T> {
  const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  if (isProgressive && width * height > maxProgressivePixels) throw new Error('the progressive image is too large')
  const queue = (nextQueue = (nextQueue + 1) % decoderQueues.length)
  const encoded = (decoderQueues[queue] ?? Promise.resolve()).then(() =>
    encode(sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()),
  )
  decoderQueues[queue] = encoded.catch(() => undefined)
  return await encoded
}
