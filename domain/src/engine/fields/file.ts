import * as z from 'zod/mini'
import { bilingualDigits } from '#language/digits.ts'
import { NO_ISSUES, fieldIssues, baseFieldProperties, type Kind } from './kind.ts'
import { validateUpload } from './uploads.ts'

const Pixels = z.strictObject({ width: z.int(), height: z.int() })

const shape = z.strictObject({
  ...baseFieldProperties,
  kind: z.literal('file'),
  accepts: z.array(z.enum(['jpg', 'png', 'pdf'])).check(z.minLength(1)),
  largestKb: z.exactOptional(z.int()),
  /** `pixels`: exact size after cropping. `leastPixels`: minimum size, so that scans stay legible. */
  pixels: z.exactOptional(Pixels),
  leastPixels: z.exactOptional(Pixels),
  /** Maximum number of pages of one document, such as a passport photographed page by page. */
  pages: z.exactOptional(z.int().check(z.gte(1), z.lte(20))),
})
export type FileField = z.infer<typeof shape>

/** The answer is an array of document ids, one for each page. The context provides type and size of each document. */
export const file: Kind<FileField> = {
  schema: shape,
  normalize: (_field, answer) => (typeof answer === 'string' && answer ? [answer] : answer),
  validate(field, answer, { documents }) {
    const { pages = 1 } = field
    if (!isIds(answer)) return fieldIssues('wrong-type')
    if (answer.length > pages) return fieldIssues('too-many', pages)
    if (new Set(answer).size !== answer.length) return fieldIssues('listed-twice')
    if (!documents) return NO_ISSUES
    for (const id of answer) {
      const upload = documents(id)
      const findings = upload ? validateUpload(field, upload) : fieldIssues('file-missing')
      if (findings.length > 0) return findings
    }
    return NO_ISSUES
  },
  format(_field, answer, locale) {
    const count = bilingualDigits(isIds(answer) ? answer.length : 0)[locale]
    if (locale === 'bn') return `সংযুক্ত (${count} পৃষ্ঠা)`
    return `Attached (${count} ${count === '1' ? 'page' : 'pages'})`
  },
  documents: (answer) => (isIds(answer) ? answer : []),
}

const isIds = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.every((id) => typeof id === 'string' && id.length > 0 && id.length <= 100)
