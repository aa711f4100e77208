import type { FastifyError, FastifyRequest } from 'fastify'
import { issue } from '@wewb/domain/engine/fields/issue'
import { Problem, throwProblem } from '#problems/problem.ts'

/** Reads the only file of a form that may have no other part. */
export async function readSingleFile(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  try {
    let bytes: Buffer | undefined
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== field || bytes) return throwProblem('MALFORMED')
      bytes = await part.toBuffer()
    }
    return bytes ?? throwProblem('ANSWERS_INVALID', { issues: [issue(field, 'required')] })
  } catch (error) {
    // Errors of the multipart parser for a malformed form have no code; those with a code are handled elsewhere.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

const maxNameLength = 120

/** Reads a form with one `file` and the `field` it belongs to, in either order. */
export async function readFieldAndFile(
  request: FastifyRequest,
): Promise<{ path: string; bytes: Buffer; fileName: string }> {
  const { path, file } = await readFileAndFields(request, [])
  return file ? { path, ...file } : throwProblem('ANSWERS_INVALID', { issues: [issue(path, 'required')] })
}

type FormContent = {
  path: string
  file: { bytes: Buffer; fileName: string } | undefined
  fields: Partial<Record<string, string>>
}

/** Reads a form that may have further fields. The file may be missing, because it was uploaded in chunks before. */
export async function readFileAndFields(
  request: FastifyRequest,
  optionalFields: readonly string[],
): Promise<FormContent> {
  if (!request.isMultipart()) return throwProblem('MALFORMED')
  try {
    const fieldValues = new Map<string, string>()
    let file: FormContent['file']
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file' && !file)
        file = { bytes: await part.toBuffer(), fileName: sanitizeFileName(part.filename) }
      else if (
        part.type === 'field' &&
        isFirstOfField(part.fieldname, fieldValues, ['field', ...optionalFields]) &&
        typeof part.value === 'string'
      )
        fieldValues.set(part.fieldname, part.value)
      else return throwProblem('MALFORMED')
    }
    const path = fieldValues.get('field')
    if (path === undefined || !/^[\w.-]{1,120}$/.test(path)) return throwProblem('MALFORMED')
    return { path, file, fields: Object.fromEntries(fieldValues) }
  } catch (error) {
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

const isFirstOfField = (name: string, received: ReadonlyMap<string, string>, allowed: readonly string[]) =>
  allowed.includes(name) && !received.has(name)

/** Cleans a file name for display; it is never used as a path. */
export const sanitizeFileName = (fileName: string) =>
  fileName
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '')
    .slice(-maxNameLength) || 'document'
