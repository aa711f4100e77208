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
  const { path, file } = await readPage(request, [])
  return file ? { path, ...file } : refuse('ANSWERS_INVALID', { issues: [issue(path, 'required')] })
}

type Page = { path: string; file: { bytes: Buffer; fileName: string } | undefined; said: Partial<Record<string, string>> }

/** The same, where the form may say more, and the file may have come another way. */
export async function readPage(request: FastifyRequest, mayAlsoSay: readonly string[]): Promise<Page> {
  if (!request.isMultipart()) return refuse('MALFORMED')
  try {
    const said = new Map<string, string>()
    let file: Page['file']
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'file' && !file)
        file = { bytes: await part.toBuffer(), fileName: nameOf(part.filename) }
      else if (part.type === 'field' && isNew(part.fieldname, said, ['field', ...mayAlsoSay]) && typeof part.value === 'string')
        said.set(part.fieldname, part.value)
      else return refuse('MALFORMED')
    }
    const path = said.get('field')
    if (path === undefined || !/^[\w.-]{1,120}$/.test(path)) return refuse('MALFORMED')
    return { path, file, said: Object.fromEntries(said) }
  } catch (error) {
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

const isNew = (name: string, said: ReadonlyMap<string, string>, known: readonly string[]) => known.includes(name) && !said.has(name)

/** For people to recognise their file by; never used as a path. */
export const nameOf = (given: string) =>
  given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '')
    .slice(-longestName) || 'document'
