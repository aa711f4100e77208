import { createHash } from 'node:crypto'
import type { FastifyError, FastifyRequest } from 'fastify'
import { issue } from '../../../domain/src/fields/issue.ts'
import { Problem, refuse } from '../platform/problem.ts'
import { nameOf } from '../platform/uploads.ts'

export type Upload = { bytes: Buffer; fileName: string; sha256: Buffer; confirmed: string | undefined }

/** A form of one `file`, and of the `hash` it had when it was checked, in either order. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return refuse('MALFORMED')
  try {
    let file: { bytes: Buffer; fileName: string } | undefined
    let confirmed: string | undefined
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file' && !file) file = { bytes: await part.toBuffer(), fileName: nameOf(part.filename) }
      else if (part.type === 'field' && part.fieldname === 'hash' && typeof part.value === 'string') confirmed = part.value
      else return refuse('MALFORMED')
    }
    if (!file) return refuse('ANSWERS_INVALID', { issues: [issue('file', 'required')] })
    return { ...file, sha256: createHash('sha256').update(file.bytes).digest(), confirmed }
  } catch (error) {
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
} // prettier-ignore
