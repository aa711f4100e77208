import { createCipheriv } from 'node:crypto'
import sharp from 'sharp'

const pictures = new Map<string, Promise<Buffer>>()

/**
 * Creates a JPEG of one colour for tests, by default in the smallest size of a scan, since larger ones are slower to
 * store.
 */
export function picture(width = 800, height = 600): Promise<Buffer> {
  const size = `${width} × ${height}`
  const image =
    pictures.get(size) ??
    sharp({ create: { width, height, channels: 3, background: '#e8ecef' } })
      .jpeg()
      .toBuffer()
  pictures.set(size, image)
  return image
}

/** Creates incompressible bytes for tests, the same in every run and different for each number. */
export function noise(length: number, number = 0): Buffer {
  const start = Buffer.alloc(16)
  start.writeUInt32BE(number)
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), start).update(Buffer.alloc(length))
}
