import type { FastifyError, FastifyRequest } from 'fastify'
import { isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import { checkText } from '../platform/hygiene.ts'
import { Problem, refuse } from '../platform/problem.ts'
import { nameOf } from '../platform/uploads.ts'

/** What the field takes at most; the browser makes pictures smaller before it sends them. */
const largest = 2048 * 1024

export type SentFile = { bytes: Buffer; fileName: string }

/** A form of one JSON part and `attachments`; the server's own limits say how many. */
export async function readParts(request: FastifyRequest, jsonPart: string): Promise<{ json: Answers; files: SentFile[] }> {
  if (!request.isMultipart()) return refuse('MALFORMED')
  const files: SentFile[] = []
  let json: Answers | undefined
  try {
    for await (const part of request.parts({ limits: { fileSize: largest } })) {
      if (part.type === 'file' && part.fieldname === 'attachments')
        files.push({ bytes: await part.toBuffer(), fileName: nameOf(part.filename) })
      else if (part.type === 'field' && part.fieldname === jsonPart && !json && !part.valueTruncated) json = parse(part.value)
      else return refuse('MALFORMED')
    }
  } catch (error) {
    // The parser's own complaints about a broken form have no code; those that have one are told apart elsewhere.
    throw error instanceof Problem || (error as FastifyError).code ? error : new Problem('MALFORMED')
  }
  return { json: json ?? refuse('MALFORMED'), files }
}

function parse(text: unknown): Answers {
  if (typeof text !== 'string') return refuse('MALFORMED')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('MALFORMED')
  }
  checkText(value)
  return isAnswers(value) ? value : refuse('MALFORMED')
}
