import type { FastifyError, FastifyRequest } from 'fastify'
import { NoticePart } from '../../../domain/src/contracts/content.ts'
import { checkText } from '../platform/hygiene.ts'
import { Problem, refuse } from '../platform/problem.ts'
import { nameOf } from '../platform/uploads.ts'

type SentFile = { bytes: Buffer; fileName: string }
type Form = { notice: NoticePart; file: SentFile | undefined }

/** The parts of domain/5-calls.md: the JSON `notice`, and at most one file `attachment`. */
export async function readNoticeForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) return refuse('MALFORMED')
  try {
    let notice: unknown
    let file: SentFile | undefined
    for await (const part of request.parts()) {
      if (part.fieldname === 'notice' && notice === undefined)
        // A browser that is given a typed part sends it as a file.
        notice = readJson(part.type === 'file' ? (await part.toBuffer()).toString('utf8') : part.value)
      else if (part.type === 'file' && part.fieldname === 'attachment' && !file)
        file = { bytes: await part.toBuffer(), fileName: nameOf(part.filename) }
      else return refuse('MALFORMED')
    }
    checkText(notice)
    const read = NoticePart.safeParse(notice)
    return read.success ? { notice: read.data, file } : refuse('MALFORMED')
  } catch (error) {
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
}

/** A part that says it is JSON has been read already. */
const readJson = (value: unknown): unknown => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value)
