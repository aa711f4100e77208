import type { PixelSize } from './crop-photo-dialog.tsx'

/** At this size a passport page is legible and can be sent over a slow connection. */
const maxSide = 1600
const qualities = [0.85, 0.75, 0.65, 0.55, 0.45]
const shrinks = [1, 0.8, 0.64, 0.5]

export type ResizeAttempt = PixelSize & { quality: number }

/** Lists sizes and qualities to try, best first; never below the size at which a scan stays legible. */
export function listResizeAttempts(
  { width, height }: PixelSize,
  min: PixelSize = { width: 1, height: 1 },
): ResizeAttempt[] {
  const smallest = Math.min(1, Math.max(min.width / width, min.height / height))
  const first = Math.max(smallest, Math.min(1, maxSide / Math.max(width, height)))
  const scales = [...new Set(shrinks.map((shrink) => Math.max(smallest, first * shrink)))]
  return scales.flatMap((scale) =>
    qualities.map((quality) => ({ width: Math.round(width * scale), height: Math.round(height * scale), quality })),
  )
}

type Limits = { maxKb: number; minPixels?: PixelSize | undefined; type: 'image/jpeg' | 'image/png' }
type Fitted = { file: File } & PixelSize

/**
 * Shrinks the image below the limit: unchanged when it is small enough, otherwise re-encoded. Throws when it cannot be
 * decoded.
 */
export async function resizeImage(file: File, { maxKb, minPixels, type }: Limits): Promise<Fitted> {
  const address = URL.createObjectURL(file)
  try {
    const image = await decodeImage(address)
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    const isSmall = file.size <= maxKb * 1024 && Math.max(size.width, size.height) <= maxSide
    if (isSmall && file.type === type) return { file, ...size }
    return await redraw(image, file.name, listResizeAttempts(size, minPixels), maxKb, type)
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function redraw(
  image: HTMLImageElement,
  name: string,
  attempts: ResizeAttempt[],
  maxKb: number,
  type: string,
): Promise<Fitted> {
  let last: Fitted | undefined
  for (const { width, height, quality } of attempts) {
    const blob = await renderToBlob({ width, height }, type, quality, (pen) =>
      pen.drawImage(image, 0, 0, width, height),
    )
    last = { file: new File([blob], renamed(name, type), { type }), width, height }
    if (blob.size <= maxKb * 1024) return last
  }
  if (!last) throw new Error('the image has no size')
  return last
}

const renamed = (name: string, type: string) => `${name.replace(/\.\w+$/, '')}${type === 'image/png' ? '.png' : '.jpg'}`

export async function decodeImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

export async function renderToBlob(
  pixels: PixelSize,
  type: string,
  quality: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pixels)
  const pen = canvas.getContext('2d')
  if (pen && type === 'image/jpeg') {
    // JPEG has no transparency: transparent parts of a PNG would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, pixels.width, pixels.height)
  }
  if (pen) draw(pen)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Error('the canvas produced no image')
  return blob
}
