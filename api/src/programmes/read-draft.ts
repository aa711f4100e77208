import type { Programme } from '../../../domain/src/programmes/programme.ts'
import { readProgramme } from '../../../domain/src/programmes/read-programme.ts'
import { refuse } from '../platform/problem.ts'

/** What a browser or a file sent, as a programme; everything that cannot be part of one is told at once, at its place. */
export function readDraft(given: unknown): Programme {
  const read = readProgramme(given)
  if ('programme' in read) return read.programme
  return refuse('ANSWERS_INVALID', { issues: read.issues.map((issue) => ({ ...issue, code: 'rule' })) })
}
