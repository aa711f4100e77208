import type { FastifyError, FastifyRequest } from 'fastify'
import { NoticePart } from '@wewb/domain/content/notice-contracts'
import { assertSafeText } from '#server/assert-safe-text.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { sanitizeFileName } from '#server/multipart-form.ts'

type SentFile = { bytes: Buffer; fileName: string }
type Form = { notice: NoticePart; file: SentFile | undefined }

/** Parses the JSON part `notice` and at most one file `attachment`. */
export async function parseNoticeForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  try {
    let notice: unknown
    let file: SentFile | undefined
    for await (const part of request.parts()) {
      if (part.fieldname === 'notice' && notice === undefined)
        // A browser sends a part with a media type as a file.
        notice = readJson(part.type === 'file' ? (await part.toBuffer()).toString('utf8') : part.value)
      else if (part.type === 'file' && part.fieldname === 'attachment' && !file)
        file = { bytes: await part.toBuffer(), fileName: sanitizeFileName(part.filename) }
      else return throwProblem('MALFORMED')
    }
    assertSafeText(notice)
    const read = NoticePart.safeParse(notice)
    return read.success ? { notice: read.data, file } : throwProblem('MALFORMED')
  } catch (error) {
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

/** The parser has already parsed a part with the media type JSON. */
const readJson = (value: unknown): unknown => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value)
