import { createHash } from 'node:crypto'
import type { FastifyError, FastifyRequest } from 'fastify'
import { issue } from '@wewb/domain/engine/fields/issue'
import { Problem, throwProblem } from '#problems/problem.ts'
import { sanitizeFileName } from '#server/multipart-form.ts'

export type ReturnUpload = { bytes: Buffer; fileName: string; sha256: Buffer; confirmedHash: string | undefined }

/** Parses a multipart form with a `file` and the `hash` that the file had when it was checked, in either order. */
export async function parseReturnUpload(request: FastifyRequest): Promise<ReturnUpload> {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  try {
    let file: { bytes: Buffer; fileName: string } | undefined
    let confirmed: string | undefined
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file' && !file)
        file = { bytes: await part.toBuffer(), fileName: sanitizeFileName(part.filename) }
      else if (part.type === 'field' && part.fieldname === 'hash' && typeof part.value === 'string')
        confirmed = part.value
      else return throwProblem('MALFORMED')
    }
    if (!file) return throwProblem('ANSWERS_INVALID', { issues: [issue('file', 'required')] })
    return { ...file, sha256: createHash('sha256').update(file.bytes).digest(), confirmedHash: confirmed }
  } catch (error) {
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}
