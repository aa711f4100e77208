import { fill } from '../language/bilingual.ts'
import { digitsInBoth } from '../language/digits.ts'
import type { FileField } from './file.ts'
import { fine, found, type Finding } from './kind.ts'

/** What is known of a file, measured by the browser before sending and by the server after. */
export type Upload = { type: string; kilobytes: number; width?: number; height?: number }

export const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const

const size = {
  bn: 'ছবিটি {width} × {height} পিক্সেল (প্রস্থ × উচ্চতা) হতে হবে।',
  en: 'The picture must be {width} × {height} pixels (width × height).',
}
const small = { bn: 'ছবিটি কমপক্ষে {width} × {height} পিক্সেল হতে হবে।', en: 'The picture must be at least {width} × {height} pixels.' }

/** SPEC.md section 5 and Q-04: a crop may miss the size by five in a hundred. */
export function checkUpload({ accepts, largestKb = 2048, pixels, leastPixels }: FileField, upload: Upload): Finding[] {
  if (!accepts.some((name) => mediaTypes[name] === upload.type)) return found('wrong-file')
  if (upload.kilobytes > largestKb) return found('file-too-large', largestKb)
  if (upload.type === mediaTypes.pdf) return fine
  const { width = 0, height = 0 } = upload
  if (pixels && !(isNear(width, pixels.width) && isNear(height, pixels.height)))
    return found('wrong-pixels', undefined, naming(size, pixels))
  if (leastPixels && (width < leastPixels.width || height < leastPixels.height))
    return found('wrong-pixels', undefined, naming(small, leastPixels))
  return fine
}

const isNear = (value: number, wanted: number) => Math.abs(value - wanted) <= wanted * 0.05
const naming = (sentence: typeof size, { width, height }: { width: number; height: number }) =>
  fill(sentence, { width: digitsInBoth(width), height: digitsInBoth(height) })
