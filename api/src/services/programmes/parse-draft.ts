import type { Programme } from '@wewb/domain/services/programmes/programme'
import { parseProgramme } from '@wewb/domain/services/programmes/parse-programme'
import { throwProblem } from '#problems/problem.ts'

/** Parses a programme from a browser or a file; reports all issues at once, each at its path. */
export function parseDraft(given: unknown): Programme {
  const read = parseProgramme(given)
  if ('programme' in read) return read.programme
  return throwProblem('ANSWERS_INVALID', { issues: read.issues.map((issue) => ({ ...issue, code: 'rule' })) })
}
