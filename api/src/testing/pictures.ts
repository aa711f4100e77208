import { createCipheriv } from 'node:crypto'
import sharp from 'sharp'

const pictures = new Map<string, Promise<Buffer>>()

/** For tests: a JPEG of one colour. Unless told otherwise it has the smallest size that a scan may have: to store a larger one takes longer. */
export function picture(width = 800, height = 600): Promise<Buffer> {
  const size = `${width} × ${height}`
  const drawn =
    pictures.get(size) ??
    sharp({ create: { width, height, channels: 3, background: '#e8ecef' } })
      .jpeg()
      .toBuffer()
  pictures.set(size, drawn)
  return drawn
}

/** For tests: bytes that nothing makes smaller, the same in every run. Each number has its own. */
export function noise(length: number, number = 0): Buffer {
  const start = Buffer.alloc(16)
  start.writeUInt32BE(number)
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), start).update(Buffer.alloc(length))
}
