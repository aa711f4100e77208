import type { FastifyError, FastifyRequest } from 'fastify'
import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { assertSafeText } from '#server/assert-safe-text.ts'
import { Problem, throwProblem } from '#problems/problem.ts'
import { sanitizeFileName } from '#server/multipart-form.ts'

/** Maximum file size of the field; the browser shrinks images before it sends them. */
const max = 2048 * 1024

export type UploadedFile = { bytes: Buffer; fileName: string }

/** Parses a form of one JSON part and `attachments`; the limits of the server restrict their number. */
export async function parseMultipartForm(
  request: FastifyRequest,
  jsonPart: string,
): Promise<{ json: Answers; files: UploadedFile[] }> {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  const files: UploadedFile[] = []
  let json: Answers | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: max } })) {
      if (part.type === 'file' && part.fieldname === 'attachments')
        files.push({ bytes: await part.toBuffer(), fileName: sanitizeFileName(part.filename) })
      else if (part.type === 'field' && part.fieldname === jsonPart && !json && !part.valueTruncated)
        json = parse(part.value)
      else return throwProblem('MALFORMED')
    }
  } catch (error) {
    // Errors of the multipart parser about a broken form have no code; errors with a code are handled elsewhere.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
  return { json: json ?? throwProblem('MALFORMED'), files }
}

function parse(text: unknown): Answers {
  if (typeof text !== 'string') return throwProblem('MALFORMED')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return throwProblem('MALFORMED')
  }
  assertSafeText(value)
  return isAnswers(value) ? value : throwProblem('MALFORMED')
}
