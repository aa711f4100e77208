import { interpolate } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'
import type { FileField } from './file.ts'
import { NO_ISSUES, fieldIssues, type FieldIssue } from './kind.ts'

/** Metadata of a file, measured by the browser before the upload and by the server after it. */
export type UploadMetadata = { type: string; kilobytes: number; width?: number; height?: number }

export const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const

const size = {
  bn: 'ছবিটি {width} × {height} পিক্সেল (প্রস্থ × উচ্চতা) হতে হবে।',
  en: 'The picture must be {width} × {height} pixels (width × height).',
}
const small = {
  bn: 'ছবিটি কমপক্ষে {width} × {height} পিক্সেল হতে হবে।',
  en: 'The picture must be at least {width} × {height} pixels.',
}

/** Validates type, size and pixels. A cropped image may deviate by five per cent. */
export function validateUpload(
  { accepts, largestKb: maxKb = 2048, pixels, leastPixels: minPixels }: FileField,
  upload: UploadMetadata,
): FieldIssue[] {
  if (!accepts.some((name) => mediaTypes[name] === upload.type)) return fieldIssues('wrong-file')
  if (upload.kilobytes > maxKb) return fieldIssues('file-too-large', maxKb)
  if (upload.type === mediaTypes.pdf) return NO_ISSUES
  const { width = 0, height = 0 } = upload
  if (pixels && !(isNear(width, pixels.width) && isNear(height, pixels.height)))
    return fieldIssues('wrong-pixels', undefined, naming(size, pixels))
  if (minPixels && (width < minPixels.width || height < minPixels.height))
    return fieldIssues('wrong-pixels', undefined, naming(small, minPixels))
  return NO_ISSUES
}

const isNear = (value: number, expected: number) => Math.abs(value - expected) <= expected * 0.05
const naming = (sentence: typeof size, { width, height }: { width: number; height: number }) =>
  interpolate(sentence, { width: bilingualDigits(width), height: bilingualDigits(height) })
