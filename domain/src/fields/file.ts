import * as z from 'zod/mini'
import { digitsInBoth } from '../language/digits.ts'
import { fine, found, shared, type Kind } from './kind.ts'
import { checkUpload } from './uploads.ts'

const Pixels = z.strictObject({ width: z.int(), height: z.int() })

const shape = z.strictObject({
  ...shared,
  kind: z.literal('file'),
  accepts: z.array(z.enum(['jpg', 'png', 'pdf'])).check(z.minLength(1)),
  largestKb: z.exactOptional(z.int()),
  /** Exactly this, as cropped; `leastPixels` for scans that must stay legible. */
  pixels: z.exactOptional(Pixels),
  leastPixels: z.exactOptional(Pixels),
  /** A passport is photographed page by page: how many pages one document may have. */
  pages: z.exactOptional(z.int().check(z.gte(1), z.lte(20))),
})
export type FileField = z.infer<typeof shape>

/** The answer is the ids of stored documents, one a page: what a file is, only the store knows. */
export const file: Kind<FileField> = {
  shape,
  tidy: (_field, answer) => (typeof answer === 'string' && answer ? [answer] : answer),
  check(field, answer, { documents }) {
    const { pages = 1 } = field
    if (!isIds(answer)) return found('wrong-type')
    if (answer.length > pages) return found('too-many', pages)
    if (new Set(answer).size !== answer.length) return found('listed-twice')
    if (!documents) return fine
    for (const id of answer) {
      const upload = documents(id)
      const findings = upload ? checkUpload(field, upload) : found('file-missing')
      if (findings.length > 0) return findings
    }
    return fine
  },
  text(_field, answer, locale) {
    const count = digitsInBoth(isIds(answer) ? answer.length : 0)[locale]
    if (locale === 'bn') return `সংযুক্ত (${count} পৃষ্ঠা)`
    return `Attached (${count} ${count === '1' ? 'page' : 'pages'})`
  },
  documents: (answer) => (isIds(answer) ? answer : []),
}

const isIds = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.every((id) => typeof id === 'string' && id.length > 0 && id.length <= 100)
