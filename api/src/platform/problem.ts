import { problems, type ProblemCode } from '../../../domain/src/contracts/problems.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'

/** `isToldForAll`: so many get it at once that the log says it for all of them. */
type More = { issues?: Issue[]; data?: Record<string, unknown>; retryAfter?: number; isToldForAll?: true }

/** A request we refuse, and why. The only error the API throws on purpose. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly more: More
  constructor(code: ProblemCode, more: More = {}) {
    super(code)
    this.code = code
    this.more = more
  }
  get status(): number {
    return problems[this.code].status
  }
}

export function refuse(code: ProblemCode, more?: More): never {
  throw new Problem(code, more)
}

/** Nothing to put right means: go on. */
export function insist(issues: Issue[], code: ProblemCode = 'ANSWERS_INVALID') {
  if (issues.length > 0) refuse(code, { issues })
}
