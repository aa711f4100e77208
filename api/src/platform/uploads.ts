import type { FastifyError, FastifyRequest } from 'fastify'
import { issue } from '../../../domain/src/fields/issue.ts'
import { Problem, refuse } from './problem.ts'

/** The one file of a form that may hold no other part. */
export async function readOnlyFile(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) return refuse('MALFORMED')
  try {
    let found: Buffer | undefined
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== field || found) return refuse('MALFORMED')
      found = await part.toBuffer()
    }
    return found ?? refuse('ANSWERS_INVALID', { issues: [issue(field, 'required')] })
  } catch (error) {
    // The parser's own complaints about a broken form have no code; those that have one are told apart elsewhere.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}
