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
