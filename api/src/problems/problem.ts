import { problems, type ProblemCode } from '@wewb/domain/http/problems'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Issue } from '@wewb/domain/engine/fields/issue'

/**
 * `isLoggedElsewhere`: the caller logs the problem itself, in summarised form. `message` replaces the usual sentence of
 * the code.
 */
type More = {
  issues?: Issue[]
  message?: Bilingual
  data?: Record<string, unknown>
  retryAfter?: number
  isLoggedElsewhere?: true
}

/** A rejected request with its reason. The only error the API throws on purpose. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: More
  constructor(code: ProblemCode, more: More = {}) {
    super(code)
    this.code = code
    this.details = more
  }
  get status(): number {
    return problems[this.code].status
  }
}

export function throwProblem(code: ProblemCode, more?: More): never {
  throw new Problem(code, more)
}

/** Throws a problem if there are issues. */
export function assertNoIssues(issues: Issue[], code: ProblemCode = 'ANSWERS_INVALID') {
  if (issues.length > 0) throwProblem(code, { issues })
}
