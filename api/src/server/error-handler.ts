import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { getOwn } from '@wewb/domain/collections/get-own'
import { problems, type ProblemCode } from '@wewb/domain/http/problems'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { isBrowserNavigation, renderProblemPage, problemPageHeaders } from './problem-page.ts'
import { Problem } from '#problems/problem.ts'
import { localeOf } from './register-endpoint.ts'

/** Converts every error to a response. Never exposes a stack, SQL or the message of a library. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = error instanceof Problem ? error : new Problem(codeOf(error as FastifyError))
  const isServerError = problem.code === 'UNEXPECTED' || problem.code === 'UNAVAILABLE'
  if (isServerError && !problem.details.isLoggedElsewhere) request.log.error(stackOf(error), problem.code)
  const locale = localeOf(request)
  const { issues, data, retryAfter, message = problems[problem.code].message } = problem.details
  const retryAfterSeconds = retryAfter ?? (problem.status === 503 || problem.status === 429 ? 2 : undefined)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.code(problem.status)
  const isTemporary = problem.status >= 500 || problem.status === 429
  if (isTemporary && isBrowserNavigation(request))
    return reply.headers(problemPageHeaders).send(renderProblemPage(problem.code, request, retryAfterSeconds))
  return reply.send({
    status: false,
    code: problem.code,
    message: message[locale],
    ...(issues
      ? {
          issues: issues.map(({ path, code, ...rest }) => ({
            path,
            code,
            message: issueMessage({ code, ...rest })[locale],
          })),
        }
      : {}),
    ...(data ? { data } : {}),
  })
}

const codesByFastifyError: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
}

function codeOf(error: FastifyError): ProblemCode {
  const code = error.code ?? ''
  const problemCode = getOwn(codesByFastifyError, code)
  if (problemCode) return problemCode
  if (isUnreachable(code, error) || diskErrors.has(code)) return 'UNAVAILABLE'
  if (code === 'STORE_UNAVAILABLE' || lostRaces.has(code)) return 'UNAVAILABLE'
  if (code === '23505') return 'ALREADY_EXISTS'
  if (code === '22P02' || code === '22021' || code === '22P05' || code === '22003') return 'MALFORMED'
  if (error.statusCode === 503) return 'UNAVAILABLE'
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? 'MALFORMED'
    : 'UNEXPECTED'
}

/**
 * The database is down, restarting or too slow, so that a retry makes sense. FATAL means that it ended the connection.
 */
const isUnreachable = (code: string, error: Error & { severity?: string }) =>
  error.severity === 'FATAL' ||
  /^(?:57P0[1-5]|57014|08...|53...|25P03|0A000|26000|ECONN\w+|ETIMEDOUT|EPIPE)$/.test(code) ||
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|read timeout/i.test(
    error.message ?? '',
  )

/** Deadlock and serialization failure: the database undid the whole transaction, and a retry makes sense. */
const lostRaces = new Set(['40P01', '40001'])

/**
 * Disk errors: full, broken, read-only or missing. Nothing was stored, and the request works again once it is repaired.
 */
const diskErrors = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EROFS',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'ENXIO',
  'ENODEV',
  'ESTALE',
  'EMFILE',
  'ENFILE',
])

/** Returns the stack without the message: a driver's message may quote user input. The key `at` is the time. */
function stackOf(error: unknown) {
  const { name, code, stack, cause } = error as FastifyError
  return {
    error: name,
    errorCode: code,
    ...(cause instanceof Error ? { cause: codeOfCause(cause) } : {}),
    stack: stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 6),
  }
}

/** The innermost code says what happened, such as ECONNREFUSED below “fetch failed”. */
function codeOfCause(error: Error & { code?: string }): string {
  return error.cause instanceof Error ? codeOfCause(error.cause) : (error.code ?? error.name)
}
