import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { problems, type ProblemCode } from '../../../domain/src/contracts/problems.ts'
import { issueText } from '../../../domain/src/fields/issue.ts'
import { isVisit, problemPage, problemPageHeaders } from './problem-page.ts'
import { Problem } from './problem.ts'
import { localeOf } from './serve.ts'

/** The one place where a failure becomes an answer. Never a stack, an SQL text or a library's own words. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = error instanceof Problem ? error : new Problem(codeOf(error as FastifyError))
  const isOurs = problem.code === 'UNEXPECTED' || problem.code === 'UNAVAILABLE'
  if (isOurs && !problem.more.isToldForAll) request.log.error(traceOf(error), problem.code)
  const locale = localeOf(request)
  const { issues, data, retryAfter } = problem.more
  const after = retryAfter ?? (problem.status === 503 || problem.status === 429 ? 2 : undefined)
  if (after !== undefined) reply.header('retry-after', String(after))
  reply.code(problem.status)
  const isPassing = problem.status >= 500 || problem.status === 429
  if (isPassing && isVisit(request)) return reply.headers(problemPageHeaders).send(problemPage(problem.code, request, after))
  return reply.send({
    status: false,
    code: problem.code,
    message: problems[problem.code].message[locale],
    ...(issues ? { issues: issues.map(({ path, code, ...rest }) => ({ path, code, message: issueText({ code, ...rest })[locale] })) } : {}),
    ...(data ? { data } : {}),
  })
}

const byFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
}

function codeOf(error: FastifyError): ProblemCode {
  const code = error.code ?? ''
  const known = getOwn(byFastify, code)
  if (known) return known
  if (isUnreachable(code, error) || ofTheDisk.has(code)) return 'UNAVAILABLE'
  if (code === '23505') return 'ALREADY_EXISTS'
  if (code === '22P02' || code === '22021' || code === '22P05' || code === '22003') return 'MALFORMED'
  if (error.statusCode === 503) return 'UNAVAILABLE'
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? 'MALFORMED' : 'UNEXPECTED'
}

/** The database is away, restarting, or too slow: worth another try in a moment. FATAL is its word for ending the connection. */
const isUnreachable = (code: string, error: Error & { severity?: string }) =>
  error.severity === 'FATAL' ||
  /^(?:57P0[1-5]|57014|08...|53...|25P03|0A000|26000|ECONN\w+|ETIMEDOUT|EPIPE)$/.test(code) ||
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|read timeout/i.test(error.message ?? '')

/** It is full, broken, read-only or not there. Nothing was kept, and once somebody has mended it the same works again. */
const ofTheDisk = new Set([
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

/** Where it happened, without the message: a driver's message may quote what a person typed. */
function traceOf(error: unknown) {
  const { name, code, stack } = error as FastifyError
  return { error: name, errorCode: code, at: stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')).slice(0, 6) } // prettier-ignore
}
