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

const longestName = 120

/** A form of one `file` and the `field` it answers, in either order. */
export async function readFieldAndFile(request: FastifyRequest): Promise<{ path: string; bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) return refuse('MALFORMED')
  try {
    let path: string | undefined
    let file: { bytes: Buffer; fileName: string } | undefined
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file' && !file)
        file = { bytes: await part.toBuffer(), fileName: nameOf(part.filename) }
      else if (part.type === 'field' && part.fieldname === 'field' && path === undefined && typeof part.value === 'string')
        path = part.value
      else return refuse('MALFORMED')
    }
    if (path === undefined || !/^[\w.-]{1,120}$/.test(path)) return refuse('MALFORMED')
    return file ? { path, ...file } : refuse('ANSWERS_INVALID', { issues: [issue(path, 'required')] })
  } catch (error) {
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

/** For people to recognise their file by; never used as a path. */
export const nameOf = (given: string) =>
  given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '')
    .slice(-longestName) || 'document'
